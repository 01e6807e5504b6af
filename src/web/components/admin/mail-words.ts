/** What became of a mail. */
export const MAIL_STATES = {
  failed: { tone: 'bad', label: 'Failed' },
  waiting: { tone: 'wait', label: 'Waiting' },
  sent: { tone: 'ok', label: 'Sent' },
} as const

/** 'plan-paused' as 'Plan paused'. */
export function mailKindWords(kind: string): string {
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
