/** A form without script that the server refused. The fields are keyed by the name of their control. */
export interface RefusedForm {
  /** The address that it was sent to: a page may have several forms. */
  action: string
  title?: string | undefined
  detail: string
  errors: Record<string, string>
  /** What was typed, so that nothing is lost. */
  fields: Record<string, string>
}
