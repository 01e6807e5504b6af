export interface MailChoiceParams {
  token?: string
  /** Set by the server after a form that was sent without our script. */
  done?: string
}

export function readMailChoice(search: Record<string, unknown>): MailChoiceParams {
  const text = (key: string) => (typeof search[key] === 'string' ? search[key] : undefined)
  return { token: text('token'), done: text('done') }
}

/**
 * The address names one person, so it is nobody else's business. Not 'no-referrer': with that a
 * browser hides our own origin from us, and the form without script would be taken for a stranger's.
 */
export function mailChoiceHead(title: string) {
  return {
    meta: [
      { title: `${title} | CPT Recommends` },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'same-origin' },
    ],
  }
}
