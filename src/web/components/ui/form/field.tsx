import { CircleAlert } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { classNames } from '#web/lib/class-names.ts'

type ControlProps = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

const FieldContext = createContext<ControlProps>({})

/** Connects a control with the label, hint and error of its Field. */
export function useFieldControl(): ControlProps {
  return useContext(FieldContext)
}

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string
  /** Shows the label to screen readers only. */
  hideLabel?: boolean
  className?: string
  children: ReactNode
}

/** Label above, one control inside, hint and error below, connected for assistive technology. */
export function Field({ label, hint, error, hideLabel, className, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const control: ControlProps = {
    id,
    'aria-describedby': classNames(error && errorId, hint ? hintId : false) || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'field__label'}>
        {label}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="field__hint">
          {hint}
        </p>
      )}
    </div>
  )
}

/** For controls with one error in common, such as two times; a Field connects its own. */
export const errorProps = (id: string, error: string | undefined): ControlProps =>
  error ? { 'aria-describedby': id, 'aria-invalid': true } : {}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="field__error">
      <CircleAlert className="icon" aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

/** On a phone the button of a long form is a screen below the sentence that stands above the form. */
const bringIntoView = (sentence: HTMLElement | null) => {
  if (sentence?.closest('form')) sentence.scrollIntoView({ block: 'nearest' })
}

/** A failure of the whole form, announced when it appears. */
export function FormError({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <p role="alert" className="form-error" ref={bringIntoView}>
      <CircleAlert className="icon" aria-hidden="true" />
      <span>
        {title && <b>{title}</b>}
        {children}
      </span>
    </p>
  )
}

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} {...rest} className={classNames('input', className)} />
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...useFieldControl()} {...rest} className={classNames('input', className)} />
}
