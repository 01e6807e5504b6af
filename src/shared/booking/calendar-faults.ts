/** Why the owner's other calendar was not read, in words for the owner. */
export const CALENDAR_FAULTS = {
  'bad-address': 'This is not the address of a calendar. It begins with https:// or webcal://.',
  'not-public': 'This address leads into a private network, where we cannot read it.',
  unreachable: 'Nobody answers at this address.',
  'bad-certificate': 'This address has no valid certificate.',
  refused: 'This address gives us no calendar. Please check that it is still shared.',
  redirects: 'This address passes us on too often.',
  'too-large': 'This calendar is larger than 1 MB. Please share one without old entries.',
  'too-slow': 'This address takes too long to answer.',
  'not-calendar': 'What we find at this address is not a calendar.',
  'too-much': 'This calendar has more in it than we can read.',
  'own-calendar': 'This is your own calendar with us: its bookings are in your diary already.',
  'address-lost': 'We can no longer read the stored address. Please enter it again.',
} as const
export type CalendarFault = keyof typeof CALENDAR_FAULTS

/** What a busy time of the other calendar is called in the diary; its title is never stored. */
export const OTHER_CALENDAR_NOTE = 'Busy in your other calendar'
