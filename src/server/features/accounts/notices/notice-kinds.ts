interface NoticeWords {
  /** The subject and the heading. */
  title: string
  /** What happened, as a sentence. */
  text: string
  /** What the owner should know besides, if anything. */
  also?: string
}

const CALENDAR_ENDS =
  'Your private calendar link stops too: get a new one in your dashboard under Bookings.'

/** What an account is told about itself at once. */
const NOTICES = {
  'password-changed': {
    title: 'Your password was changed',
    text: 'The password of your account was changed, and other devices were signed out.',
    also: CALENDAR_ENDS,
  },
  'password-issued': {
    title: 'Your password was reset',
    text: 'An admin gave your account a password to sign in with once, and signed you out everywhere.',
    also: CALENDAR_ENDS,
  },
  'second-step-on': {
    title: 'Your second sign-in step is on',
    text: 'From now on your account asks for a code of an authenticator app besides the password.',
  },
  'second-step-off': {
    title: 'Your second sign-in step is off',
    text: 'Your account no longer asks for a code besides the password.',
  },
  'recovery-codes': {
    title: 'You have new recovery codes',
    text: 'New recovery codes were made for your account. The ones before no longer work.',
  },
  'passkey-added': {
    title: 'A passkey was added',
    text: 'Somebody added a passkey to your account, and can sign in with it.',
  },
  'passkey-removed': {
    title: 'A passkey was removed',
    text: 'A passkey was removed from your account, and no longer signs in.',
  },
  'email-changed': {
    title: 'Your e-mail address was changed',
    text: 'Your account has a new e-mail address. You sign in with the new one, and all our messages go there.',
  },
  'new-device': {
    title: 'A new device signed in',
    text: 'Somebody signed in to your account on a device that we had not seen before.',
  },
  'calendar-address': {
    title: 'You have a new calendar link',
    text: 'Anybody with your new private calendar link can read your bookings in a calendar. The old link has stopped.',
  },
} as const satisfies Record<string, NoticeWords>

export type NoticeKind = keyof typeof NOTICES

export const wordsOf = (kind: NoticeKind): NoticeWords => NOTICES[kind]
