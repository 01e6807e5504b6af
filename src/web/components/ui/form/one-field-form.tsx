import { type ComponentProps, type FormEvent, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { failureText } from '#web/lib/api/failure-text.ts'
import { Field, Input } from './field.tsx'

interface OneFieldFormProps extends ComponentProps<'input'> {
  label: string
  hint?: string
  initial?: string
  button: string
  /** The server validates the text; its refusal is shown below the field. */
  send: { mutate: (text: string) => void; isPending: boolean; error: Error | null }
}

/** One text and a small button. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { label, hint, initial = '', button, send, className, ...input } = props
  const [text, setText] = useState(initial)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!send.isPending) send.mutate(text)
  }
  return (
    <form className={className} onSubmit={submit} noValidate>
      <Field label={label} hint={hint} error={send.error ? failureText(send.error) : undefined}>
        <Input {...input} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button type="submit" variant="sea" size="sm" pending={send.isPending}>
        {button}
      </Button>
    </form>
  )
}
