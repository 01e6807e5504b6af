import { describe, expect, it } from 'vitest'
import {
  BOOKING_MOVES,
  BOOKING_STATES,
  type BookingTransition,
  isOver,
  stateAfter,
  stateSentence,
} from './booking-states.ts'

const ALL = Object.entries(BOOKING_MOVES).flatMap(([side, actions]) =>
  Object.keys(actions).map((action) => ({ side, action }) as BookingTransition),
)
const name = ({ side, action }: BookingTransition) => `${side} ${action}`

describe('the states of a booking', () => {
  it.each([
    [
      'requested',
      [
        'owner accept',
        'owner decline',
        'owner suggest',
        'visitor cancel',
        'system confirm',
        'system expire',
      ],
    ],
    [
      'suggested',
      [
        'owner decline',
        'owner suggest',
        'visitor accept',
        'visitor decline',
        'visitor ask',
        'visitor cancel',
        'system expire',
      ],
    ],
    [
      'accepted',
      [
        'owner cancel',
        'owner missed',
        'owner move',
        'owner agree',
        'owner keep',
        'visitor cancel',
        'visitor move',
        'visitor agree',
        'visitor keep',
        'system complete',
      ],
    ],
    ['completed', ['owner missed']],
    ['missed', ['owner visited']],
    ['declined', []],
    ['cancelled', []],
    ['expired', []],
    ['untracked', []],
  ] as const)('from %s', (state, allowed) => {
    expect(ALL.filter((move) => stateAfter(state, move) !== null).map(name)).toEqual(allowed)
  })

  it('leads back to a request only by the visitor, and never to a booking without a state', () => {
    for (const state of BOOKING_STATES)
      for (const move of ALL) {
        const next = stateAfter(state, move)
        expect(next).not.toBe('untracked')
        if (next === 'requested') expect(name(move)).toBe('visitor ask')
      }
  })

  it('is over in every state that only the owner can still correct', () => {
    for (const state of BOOKING_STATES) {
      const others = ALL.filter(({ side }) => side !== 'owner')
      expect(isOver(state)).toBe(others.every((move) => stateAfter(state, move) === null))
    }
  })

  it('has a message for an answer that comes too late', () => {
    expect(stateSentence('cancelled', 'visitor')).toBe(
      'This booking has been cancelled by the visitor.',
    )
    expect(stateSentence('declined', 'owner')).toBe(
      'This booking has been declined by the business.',
    )
    expect(stateSentence('cancelled', 'system')).toBe('This booking has been cancelled.')
    for (const state of BOOKING_STATES) expect(stateSentence(state, null)).toMatch(/^[A-Z].+\.$/)
  })
})
