/**
 * The states of a booking. `untracked` are those from before bookings had states: they stay in the list, but
 * cannot be changed and send nothing.
 */
export const BOOKING_STATES = [
  'requested',
  'accepted',
  'declined',
  'suggested',
  'cancelled',
  'expired',
  'completed',
  'missed',
  'untracked',
] as const
export type BookingState = (typeof BOOKING_STATES)[number]

/** Who changed it; `system` is the scheduler. */
export const BOOKING_SIDES = ['visitor', 'owner', 'system'] as const
export type BookingSide = (typeof BOOKING_SIDES)[number]

interface Rule {
  from: readonly BookingState[]
  to: BookingState
}

/** An agreed booking stays agreed while one side asks for another time; the other agrees, or keeps the old one. */
const OTHER_TIME = {
  move: { from: ['accepted'], to: 'accepted' },
  agree: { from: ['accepted'], to: 'accepted' },
  keep: { from: ['accepted'], to: 'accepted' },
} as const satisfies Record<string, Rule>

/** Who may do what in which state, and the next state: the booking's state machine. */
export const BOOKING_MOVES = {
  owner: {
    accept: { from: ['requested'], to: 'accepted' },
    decline: { from: ['requested', 'suggested'], to: 'declined' },
    suggest: { from: ['requested', 'suggested'], to: 'suggested' },
    cancel: { from: ['accepted'], to: 'cancelled' },
    missed: { from: ['accepted', 'completed'], to: 'missed' },
    visited: { from: ['missed'], to: 'completed' },
    ...OTHER_TIME,
  },
  visitor: {
    accept: { from: ['suggested'], to: 'accepted' },
    decline: { from: ['suggested'], to: 'declined' },
    /** For another time than the suggested one: a request again. */
    ask: { from: ['suggested'], to: 'requested' },
    cancel: { from: ['requested', 'suggested', 'accepted'], to: 'cancelled' },
    ...OTHER_TIME,
  },
  system: {
    /** At once, for a business with immediate confirmation. */
    confirm: { from: ['requested'], to: 'accepted' },
    expire: { from: ['requested', 'suggested'], to: 'expired' },
    complete: { from: ['accepted'], to: 'completed' },
  },
} as const satisfies Record<BookingSide, Record<string, Rule>>

export type OwnerAction = keyof (typeof BOOKING_MOVES)['owner']
export type VisitorAction = keyof (typeof BOOKING_MOVES)['visitor']
type SystemAction = keyof (typeof BOOKING_MOVES)['system']

/** One side with one of its actions. */
export type BookingTransition =
  | { side: 'owner'; action: OwnerAction }
  | { side: 'visitor'; action: VisitorAction }
  | { side: 'system'; action: SystemAction }

function ruleOf({ side, action }: BookingTransition): Rule {
  const rules: Record<string, Rule> = BOOKING_MOVES[side]
  const rule = rules[action]
  if (!rule) throw new Error(`No side ${side} may ${action}.`)
  return rule
}

/** The next state, or null if the action is not allowed in this state. */
export function stateAfter(state: BookingState, move: BookingTransition): BookingState | null {
  const rule = ruleOf(move)
  return rule.from.includes(state) ? rule.to : null
}

/** The list in the owner's tab; computed by the database. */
export const BOOKING_LISTS = ['answer', 'coming', 'past'] as const
export type BookingList = (typeof BOOKING_LISTS)[number]

/** Final, apart from 'missed' and its undo. */
export function isOver(state: BookingState): boolean {
  return state !== 'requested' && state !== 'suggested' && state !== 'accepted'
}

const BY = { visitor: 'by the visitor', owner: 'by the business', system: '' } as const

/** The message for an action that came too late. */
export function stateSentence(state: BookingState, by: BookingSide | null): string {
  switch (state) {
    case 'requested':
      return 'This request is still waiting for an answer.'
    case 'accepted':
      return 'This booking has already been accepted.'
    case 'suggested':
      return 'Another time has already been suggested.'
    case 'declined':
    case 'cancelled':
      return `This booking has been ${state} ${BY[by ?? 'owner']}.`.replace(' .', '.')
    case 'expired':
      return 'This request has expired, since no answer came in time.'
    case 'completed':
      return 'This visit is over.'
    case 'missed':
      return 'This booking has been marked as missed.'
    case 'untracked':
      return 'This booking was made before you could answer here. Please phone or write.'
  }
}
