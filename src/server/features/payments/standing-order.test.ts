import { expect, test } from 'vitest'
import type { LedgerKind } from '#shared/billing/ledger-line.ts'
import { cancelledOrderOf, standingOrderOf } from './standing-order.ts'

/** 'payment:a' is a payment by the subscription a. */
const lines = (text: string) =>
  text.split(' ').map((part) => {
    const [kind = '', token = null] = part.split(':')
    return { kind: kind as LedgerKind, token }
  })

test.each([
  ['eft', null],
  ['payment:a renewal:a', 'a'],
  ['payment:a payment:b', 'b'],
  ['payment:a cancelled', null],
  ['payment:a cancelled cancellation-undone', 'a'],
  ['payment:a cancelled:a', null],
  ['payment:a cancelled renewal:a', null],
  ['payment:a cancelled card-set-up:b', 'b'],
  ['payment:a cancelled card-set-up:b cancelled', null],
  ['payment:a cancelled eft', null],
  ['payment:a cancelled eft cancelled cancellation-undone', null],
  ['payment:a eft', 'a'],
  ['paid-otherwise card-set-up:b', 'b'],
])('after %s the provider charges %s', (text, token) => {
  expect(standingOrderOf(lines(text))).toBe(token)
})

test.each([
  ['payment:a', null],
  ['payment:a cancelled', 'a'],
  ['payment:a cancelled eft cancelled', null],
  ['payment:a cancelled card-set-up:b cancelled', 'b'],
])('after %s the cancellation was of %s', (text, token) => {
  expect(cancelledOrderOf(lines(text))).toBe(token)
})
