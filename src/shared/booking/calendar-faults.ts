/** Why the owner's other calendar was not read, in words for the owner. */
export const CALENDAR_FAULTS = {
  'bad-address': 'This is not the address of a calendar. It begins with https:// or webcal://.',
  'not-public': 'This address leads into a private network, where we cannot read it.',
  unreachable: 'Nobody answers at this address.',
  'bad-certificate': 'This address has no valid certificate.',
  refused: 'This address gives us no calendar. Please check that it is still shared.',
  redirects: 'This address redirects too many times.',
  'too-large': 'This calendar is larger than 1 MB. Please share one without old entries.',
  'too-slow': 'This address takes too long to answer.',
  'not-calendar': 'What is at this address isn’t a calendar.',
  'too-much': 'This calendar is too big for us to read.',
  'own-calendar': 'This is your own calendar from us: its bookings are already in your diary.',
  'address-lost': 'We can no longer read the stored address. Please enter it again.',
} as const
export type CalendarFault = keyof typeof CALENDAR_FAULTS

/** What a busy time of the other calendar is called in the diary; its title is never stored. */
export const OTHER_CALENDAR_NOTE = 'Busy in your other calendar'
