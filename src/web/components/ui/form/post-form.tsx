import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import type { RefusedForm } from '#shared/refused-form.ts'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'
import { Field, FormError, Input, Textarea } from './field.tsx'

const Refused = createContext<RefusedForm | undefined>(undefined)

interface PostFormProps {
  /** May end in a query, for whoever opens the address by itself, and in the fragment that a refused form is scrolled to. */
  action: string
  id?: string
  className?: string
  children: ReactNode
}

/**
 * A form without script: changes are a POST, since mail scanners open every link. After a refusal its fields
 * have what was typed.
 */
export function PostForm({ action, children, ...rest }: PostFormProps) {
  const refused = useRefusedForm(action.split(/[?#]/, 1)[0])
  return (
    <form method="post" action={action} {...rest}>
      <Refused value={refused}>{children}</Refused>
    </form>
  )
}

/** What was typed and what is wrong with it, by the name of the control. */
export function useTyped(): Pick<RefusedForm, 'errors' | 'fields'> {
  return useContext(Refused) ?? { errors: {}, fields: {} }
}

/** Everything that is wrong, above the form: without script nothing moves the focus to the first wrong field. */
export function RefusedFormError() {
  const refused = useContext(Refused)
  if (!refused) return null
  const sentences = new Set([refused.detail, ...Object.values(refused.errors)])
  return (
    <FormError title={refused.title}>
      {[...sentences].map((sentence) => (
        <span key={sentence} className="form-error__sentence">
          {sentence}
        </span>
      ))}
    </FormError>
  )
}

type PostFieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'hint'> & { name: string } & (
    | ({ rows: number } & ComponentProps<typeof Textarea>)
    | ({ rows?: undefined } & ComponentProps<typeof Input>)
  )

/** A labelled text field of a form without script. */
export function PostField({ label, hint, defaultValue, ...control }: PostFieldProps) {
  const { errors, fields } = useTyped()
  const value = fields[control.name] ?? defaultValue
  return (
    <Field label={label} hint={hint} error={errors[control.name]}>
      {control.rows === undefined ? (
        <Input {...control} defaultValue={value} />
      ) : (
        <Textarea {...control} defaultValue={value} />
      )}
    </Field>
  )
}
