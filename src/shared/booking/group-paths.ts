/** Addresses of group requests: one request to several businesses. */
export const groupPages = {
  /** Selecting businesses by a list's parameters; the form, with one `business` for each. */
  ask: '/ask',
  /** All answers, by the secret in the mail. */
  group: (token: string) => `/booking-group/${encodeURIComponent(token)}`,
} as const

export const groupApi = {
  groups: '/api/booking-groups',
  cancelOthers: (token: string) => `/api/booking-groups/${encodeURIComponent(token)}/cancel-others`,
  stopMails: (token: string) => `/api/booking-groups/${encodeURIComponent(token)}/stop-mails`,
} as const
