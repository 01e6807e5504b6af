import type { DataKind } from './data-kinds.ts'

/** Minutes between the confirmation and the first mail, in which it can be stopped. */
export const SECOND_THOUGHTS_MINUTES = 10

/** Begin the names of the boxes, so that a refused form has them all again. */
export const BREACH_TABLE = 'table-'
export const BREACH_KIND = 'kind-'

export type BreachState = 'draft' | 'sending' | 'stopped' | 'sent'

/** What the law asks a notice to say (POPIA, section 22). */
export interface BreachText {
  happened: string
  consequences: string
  measures: string
  advice: string
  /** Who did it, if it is known. */
  culprit: string
  /** From the Regulator's portal; people are not told. */
  reference: string
}

/** A table that can be chosen, with its kind of data. */
interface BreachTable {
  name: string
  kind: DataKind
}

export interface BreachSummary {
  id: string
  state: BreachState
  fromDay: string
  untilDay: string
  createdAt: string
  written: number
  people: number
}

/** The list of notices, and what a new one can be about. */
export interface BreachesView {
  notices: BreachSummary[]
  tables: BreachTable[]
  today: string
}

export interface BreachView extends BreachSummary {
  text: BreachText
  kinds: DataKind[]
  /** Entries that have no e-mail address. */
  unreachable: number
  /** When the first mails go. */
  startsAt: string | null
  finishedAt: string | null
}

const THAT_HELPS_FRAUD =
  'Somebody could use it to pretend to be us, or a business that you know, and ask you for money, passwords or codes.'

const CONSEQUENCES: Partial<Record<DataKind, string>> = {
  bookings: 'Somebody could learn when you were where, and call you or write to you.',
  account: 'If you use the same password elsewhere, somebody could try it there.',
  signIns: 'Somebody could learn which devices you use.',
  payments: 'Somebody could learn what you paid. We never have the numbers of cards.',
  notices: 'Somebody could learn what you objected to.',
}

const ADVICE: Partial<Record<DataKind, string>> = {
  account: 'Choose a new password here, and wherever you have used the same one.',
  payments: 'Look at your bank statements, and ask your bank about anything you do not know.',
}

/** The notice as it is prepared: the admin completes it. */
export function prepareBreachText(kinds: readonly DataKind[], days: string): BreachText {
  const of = (texts: Partial<Record<DataKind, string>>) =>
    kinds.flatMap((kind) => texts[kind] ?? [])
  return {
    happened: `We have reason to believe that somebody who had no right to it has seen or copied information from our site. It is about information that was stored ${days}. We found out on [day].`,
    consequences: [THAT_HELPS_FRAUD, ...of(CONSEQUENCES)].join(' '),
    measures:
      'We have closed the way in, and are finding out how far it went. We have reported it to the Information Regulator.',
    advice: [
      'Be careful with calls and messages that ask for money, a password or a code, also if they seem to come from us. We never ask for them.',
      ...of(ADVICE),
    ].join(' '),
    culprit: '',
    reference: '',
  }
}

/** A blank that the prepared text leaves for the admin. */
export const BREACH_BLANK = /\[[^[\]]*\]/
