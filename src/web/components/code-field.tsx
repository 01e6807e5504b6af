import { useEffect } from 'react'
import { useFocusOnMount } from '#web/lib/hooks/use-focus-on-mount.ts'
import { Field, Input } from './ui/form/field.tsx'

type CodeFieldProps = {
  error: string | undefined
  /** It appears because the sign-in requires it, and takes the focus. */
  takesFocus?: boolean
}

/** The second factor: the digits of an app, or a recovery code. */
export function CodeField({ error, takesFocus = false }: CodeFieldProps) {
  const input = useFocusOnMount<HTMLInputElement>(takesFocus)
  // A wrong code is cleared, since it is never corrected but typed again.
  useEffect(() => {
    if (error && input.current === document.activeElement) input.current?.select()
  }, [error, input])
  return (
    // After Enter the focus is in the field already: focusing it again would announce nothing.
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
