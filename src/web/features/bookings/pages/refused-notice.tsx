import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'

/** Above the page, which may look different after what was refused. */
export function RefusedNotice() {
  const refused = useRefusedForm()
  return refused ? <Notice>{refused.detail}</Notice> : null
}

export const Notice = ({ children }: { children: string }) => (
  <p className="booking-notice" role="alert">
    {children}
  </p>
)
