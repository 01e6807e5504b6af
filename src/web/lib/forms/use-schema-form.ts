import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '#shared/api-error.ts'
import { reportLoadFailure } from '#web/lib/api/report-load-failure.ts'
import { fetchWhenIdle } from '#web/lib/loading/when-idle.ts'

type FieldErrors = Record<string, string>

export interface SchemaForm {
  /** One sentence a field, by the name of its control. */
  errors: FieldErrors
  /** The last answer of the server stands beside a field, so it need not stand above the form. */
  refusedField: boolean
  /** Puts the server's sentences beside the fields they are about. */
  showFailure: (error: unknown) => void
  /** One more sentence, beside the others. */
  showError: (name: string, sentence: string) => void
  /** Validates again the fields whose names begin so: after a change that no control has made. */
  check: (prefix: string) => void
  /** Empties the form, ready for another use. */
  clear: () => void
  /** To be spread on the form element. */
  props: {
    /** Should the browser send it by itself, what was typed does not end up in the address. */
    method: 'post'
    noValidate: true
    onFocus: () => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    ref: RefObject<HTMLFormElement | null>
  }
}

/**
 * The one way that forms are validated and sent. The fields of a short form are its own controls: the
 * browser holds the text. A form whose text is React state (`useTexts`) says with `read` what it holds.
 * The schema is fetched while the page is idle or when somebody focuses the form: on a sign-in page it
 * would be a tenth of the first load.
 */
export function useSchemaForm<Output>(
  loadSchema: () => Promise<z.ZodType<Output>>,
  send: (values: Output, sent: FormData) => void,
  read?: () => unknown,
): SchemaForm {
  const ref = useRef<HTMLFormElement>(null)
  const judging = useRef(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusedField, setRefusedField] = useState(false)
  const [judged, setJudged] = useState(false)

  const latestRead = useRef(read)

  useEffect(() => fetchWhenIdle(loadSchema), [loadSchema])
  useEffect(() => {
    latestRead.current = read
  })

  const judge = async (form: HTMLFormElement) => {
    const sent = new FormData(form)
    const schema = await loadSchema()
    // After the wait: state that the same event has changed is rendered by then.
    const values = latestRead.current ? latestRead.current() : Object.fromEntries(sent)
    const { success, data, error } = schema.safeParse(values)
    const wrong: FieldErrors = success ? {} : firstSentences(error)
    return { data, sent, wrong }
  }

  const show = (wrong: FieldErrors) => {
    setErrors(wrong)
    focusFirst(ref.current, wrong)
  }

  const submit = async (form: HTMLFormElement) => {
    if (judging.current) return
    judging.current = true
    try {
      const { data, sent, wrong } = await judge(form)
      setJudged(true)
      setRefusedField(false)
      show(wrong)
      if (data !== undefined) send(data, sent)
    } catch (error) {
      reportLoadFailure(error)
    } finally {
      judging.current = false
    }
  }

  /** After the first submit a field's error goes as soon as it is right; the other fields keep theirs. */
  const recheck = async (form: HTMLFormElement, isMeant: (name: string) => boolean) => {
    const { wrong } = await judge(form)
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
      setJudged(true)
      focusFirst(ref.current, { [name]: sentence })
    },
    check: (prefix) => {
      if (ref.current) void recheck(ref.current, (name) => name.startsWith(prefix))
    },
    clear: () => {
      ref.current?.reset()
      setErrors({})
      setJudged(false)
    },
    props: {
      method: 'post',
      noValidate: true,
      ref,
      // A schema that does not come now is asked for again on submit, and its failure told then.
      onFocus: () => void loadSchema().catch(() => undefined),
      onInput: ({ currentTarget, target }) => {
        const changed = target instanceof Element && target.getAttribute('name')
        if (judged && changed) void recheck(currentTarget, (name) => name === changed)
      },
      onSubmit: (event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      },
    },
  }
}

function firstSentences(error: z.ZodError): FieldErrors {
  const sentences: FieldErrors = {}
  for (const { path, message } of error.issues) sentences[path.join('.')] ??= message
  return sentences
}

/** In the order of the page, which is not that of the sentences. */
function focusFirst(form: HTMLFormElement | null, wrong: FieldErrors): void {
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLElement && (control.getAttribute('name') ?? '') in wrong) {
      control.focus()
      return
    }
  }
}
