export interface MailChoiceParams {
  token?: string
  /** Set by the server after a form that was sent without our script. */
  done?: string
}

export function readMailChoice(search: Record<string, unknown>): MailChoiceParams {
  const text = (key: string) => (typeof search[key] === 'string' ? search[key] : undefined)
  return { token: text('token'), done: text('done') }
}
