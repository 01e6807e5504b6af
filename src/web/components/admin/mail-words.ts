/** What became of a mail. */
export const MAIL_STATES = {
  failed: { tone: 'bad', label: 'Failed' },
  waiting: { tone: 'wait', label: 'Waiting' },
  sent: { tone: 'ok', label: 'Sent' },
} as const
