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
 * A short form whose fields are its own controls: the browser holds the text, the schema judges it.
 * The schema is fetched while the page rests or when somebody comes to the form; the form library that long forms
 * need would be a tenth of a sign-in page's first load.
 */
export function useSchemaForm<Output>(
  loadSchema: () => Promise<z.ZodType<Output>>,
  send: (values: Output) => void,
): SchemaForm {
  const ref = useRef<HTMLFormElement>(null)
  const judging = useRef(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusedField, setRefusedField] = useState(false)
  const [judged, setJudged] = useState(false)

  useEffect(() => fetchWhenIdle(loadSchema), [loadSchema])

  const judge = async (form: HTMLFormElement) => {
    const values = Object.fromEntries(new FormData(form))
    const { success, data, error } = (await loadSchema()).safeParse(values)
    const wrong: FieldErrors = success ? {} : firstSentences(error)
    return { data, wrong }
  }

  const show = (wrong: FieldErrors) => {
    setErrors(wrong)
    focusFirst(ref.current, wrong)
  }

  const submit = async (form: HTMLFormElement) => {
    if (judging.current) return
    judging.current = true
    try {
      const { data, wrong } = await judge(form)
      setJudged(true)
      setRefusedField(false)
      show(wrong)
      if (data !== undefined) send(data)
    } catch (error) {
      reportLoadFailure(error)
    } finally {
      judging.current = false
    }
  }

  /** Once told off, a field hears at once when it is right; the others keep their sentences. */
  const hearAgain = async (form: HTMLFormElement, name: string) => {
    const { [name]: sentence } = (await judge(form)).wrong
    setErrors(({ [name]: _, ...others }) =>
      sentence === undefined ? others : { ...others, [name]: sentence },
    )
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
        if (judged && target instanceof HTMLInputElement) void hearAgain(currentTarget, target.name)
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
  for (const { path, message } of error.issues) sentences[String(path[0])] ??= message
  return sentences
}

/** In the order of the page, which is not that of the sentences. */
function focusFirst(form: HTMLFormElement | null, wrong: FieldErrors): void {
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLInputElement && control.name in wrong) {
      control.focus()
      return
    }
  }
}
