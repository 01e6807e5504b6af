import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '#shared/api-error.ts'
import { reportLoadFailure } from '#web/lib/api/report-load-failure.ts'
import { fetchWhenIdle } from '#web/lib/loading/when-idle.ts'

type FieldErrors = Record<string, string>

export interface SchemaForm {
  /** One error per field, by the name of its control. */
  errors: FieldErrors
  /** The server's last refusal is shown beside a field, so it is not repeated above the form. */
  refusedField: boolean
  /** Shows the server's errors beside their fields. */
  showFailure: (error: unknown) => void
  /** Adds one error to the others. */
  showError: (name: string, sentence: string) => void
  /** Validates again the fields with this name prefix: after a change without a change event. */
  check: (prefix: string) => void
  /** Empties the form. */
  clear: () => void
  /** To be spread on the form element. */
  props: {
    /** If the browser submits it natively, the input must not end up in the address. */
    method: 'post'
    noValidate: true
    onFocus: () => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    ref: RefObject<HTMLFormElement | null>
  }
}

interface SchemaFormOptions {
  /** The values of a form that has them in React state. */
  read?: () => unknown
  /** What the server has found wrong, if the browser sent the form without script. */
  shown?: FieldErrors | undefined
}

/**
 * The one way to validate and submit forms. The fields of a short form are uncontrolled. A form with its
 * values in React state (`useTexts`) passes `read`. The schema is loaded when the page is idle or the form
 * gets focus: on a sign-in page it would be a tenth of the first load.
 */
export function useSchemaForm<Output>(
  loadSchema: () => Promise<z.ZodType<Output>>,
  send: (values: Output, sent: FormData) => void,
  { read, shown = {} }: SchemaFormOptions = {},
): SchemaForm {
  const ref = useRef<HTMLFormElement>(null)
  const judging = useRef(false)
  const [errors, setErrors] = useState<FieldErrors>(shown)
  const [refusedField, setRefusedField] = useState(false)
  const [submitted, setSubmitted] = useState(false)

  const latestRead = useRef(read)

  useEffect(() => fetchWhenIdle(loadSchema), [loadSchema])
  useEffect(() => {
    latestRead.current = read
  })

  const validate = async (form: HTMLFormElement) => {
    const sent = new FormData(form)
    const schema = await loadSchema()
    // After the wait: state changed by the same event is rendered by then.
    const values = latestRead.current ? latestRead.current() : Object.fromEntries(sent)
    const { success, data, error } = schema.safeParse(values)
    const wrong: FieldErrors = success ? {} : fieldErrors(error)
    return { data, sent, wrong }
  }

  const show = (wrong: FieldErrors) => {
    setErrors(wrong)
    focusFirst(ref.current, wrong)
  }

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (judging.current) return
    judging.current = true
    try {
      const { data, sent, wrong } = await validate(form)
      setSubmitted(true)
      setRefusedField(false)
      show(wrong)
      if (data !== undefined) send(data, sent)
    } catch (error) {
      // A form that was left meanwhile is not sent.
      reportLoadFailure(error, () => form.isConnected && void submit(form))
    } finally {
      judging.current = false
    }
  }

  /** After the first submit a field's error disappears as soon as it is valid; other fields keep theirs. */
  const recheck = async (form: HTMLFormElement, isMeant: (name: string) => boolean) => {
    const { wrong } = await validate(form)
    const pick = (from: FieldErrors, meant: boolean) =>
      Object.entries(from).filter(([name]) => isMeant(name) === meant)
    setErrors((known) => Object.fromEntries([...pick(known, false), ...pick(wrong, true)]))
  }

  const showFailure = (error: unknown) => {
    const sentences = error instanceof ApiError ? Object.entries(error.errors) : []
    const known = sentences.filter(([name]) => ref.current?.elements.namedItem(name))
    if (known.length === 0) return
    setRefusedField(true)
    show(Object.fromEntries(known))
  }

  return {
    errors,
    refusedField,
    showFailure,
    showError: (name, sentence) => {
      setErrors((known) => ({ ...known, [name]: sentence }))
      setSubmitted(true)
      focusFirst(ref.current, { [name]: sentence })
    },
    check: (prefix) => {
      if (ref.current) void recheck(ref.current, (name) => name.startsWith(prefix))
    },
    clear: () => {
      ref.current?.reset()
      setErrors({})
      setSubmitted(false)
    },
    props: {
      method: 'post',
      noValidate: true,
      ref,
      // A schema that fails to load is requested again on submit, and the failure is reported then.
      onFocus: () => void loadSchema().catch(() => undefined),
      onInput: ({ currentTarget, target }) => {
        const changed = target instanceof Element && target.getAttribute('name')
        if (submitted && changed) void recheck(currentTarget, (name) => name === changed)
      },
      onSubmit: (event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      },
    },
  }
}

/** In the order of the page, which may differ from the order of the errors. */
function focusFirst(form: HTMLFormElement | null, wrong: FieldErrors): void {
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLElement && (control.getAttribute('name') ?? '') in wrong) {
      control.focus()
      return
    }
  }
}

/** The first error of each field, by its path (`hours.monday`), which is also the name of its control. */
function fieldErrors(error: z.ZodError): FieldErrors {
  const sentences: FieldErrors = {}
  for (const { path, message } of error.issues) sentences[path.join('.')] ??= message
  return sentences
}
