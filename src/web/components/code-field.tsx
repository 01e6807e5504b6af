import { useEffect } from 'react'
import { useArrivalFocus } from '#web/lib/hooks/use-arrival-focus.ts'
import { Field, Input } from './ui/form/field.tsx'

type CodeFieldProps = {
  error: string | undefined
  /** It appears because a sign-in asks for it, and is what comes next. */
  takesFocus?: boolean
}

/** The second step of a sign-in: the digits of an app, or the letters of a recovery code. */
export function CodeField({ error, takesFocus = false }: CodeFieldProps) {
  const input = useArrivalFocus<HTMLInputElement>(takesFocus)
  // A wrong code is typed anew, not mended.
  useEffect(() => {
    if (error && input.current === document.activeElement) input.current?.select()
  }, [error, input])
  return (
    // Whoever sends with Enter is in the field already: moving there again would say nothing.
    <div aria-live="polite">
      <Field
        label="Authentication code"
        hint="From your authenticator app. A recovery code works too."
        error={error}
      >
        <Input
          ref={input}
          name="code"
          autoComplete="one-time-code"
          inputMode="text"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
        />
      </Field>
    </div>
  )
}
