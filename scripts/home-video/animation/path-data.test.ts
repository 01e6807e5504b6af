import { expect, it } from 'vitest'
import { readPath } from './path-data.ts'

it('reads relative steps as absolute points', () => {
  expect(readPath('M10 20l5-5h10v4z')).toEqual([
    { type: 'M', points: [10, 20] },
    { type: 'L', points: [15, 15] },
    { type: 'L', points: [25, 15] },
    { type: 'L', points: [25, 19] },
    { type: 'Z', points: [] },
  ])
})

it('starts a relative move after a closed shape where that shape began', () => {
  expect(readPath('M1 1h9zm2 2h1').at(-1)).toEqual({ type: 'L', points: [4, 3] })
})

it('reads numbers that lean on each other, and lines that follow a move', () => {
  expect(readPath('m.5-.5 1 1q.5.5 1-1')).toEqual([
    { type: 'M', points: [0.5, -0.5] },
    { type: 'L', points: [1.5, 0.5] },
    { type: 'Q', points: [2, 1, 2.5, -0.5] },
  ])
})

it('refuses a command it cannot bend', () => {
  expect(() => readPath('M0 0a5 5 0 0 1 9 9')).toThrow('a command we do not bend: a')
})
