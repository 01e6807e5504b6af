import { expect, it } from 'vitest'
import { areaOf, CROP_RATIO, movedBy, START } from './crop-area.ts'

const TALL = { width: 600, height: 1200 }
const WIDE = { width: 2000, height: 900 }

it('begins with the largest part that fits, from the middle', () => {
  expect(areaOf(TALL, START)).toEqual({ left: 0, top: 375, width: 600, height: 450 })
  expect(areaOf(WIDE, START)).toEqual({ left: 400, top: 0, width: 1200, height: 900 })
  const closer = areaOf(TALL, { ...START, zoom: 2 })
  expect(closer).toEqual({ left: 150, top: 487.5, width: 300, height: 225 })
  expect(closer.width / closer.height).toBeCloseTo(CROP_RATIO)
})

it('follows the finger, and stops at the edges', () => {
  const up = movedBy(TALL, START, { x: 0, y: -0.5 })
  expect(areaOf(TALL, up).top).toBe(600)
  const far = movedBy(TALL, up, { x: -9, y: -9 })
  expect(areaOf(TALL, far)).toMatchObject({ left: 0, top: 750 })
  // From the edge, it comes back at once.
  expect(areaOf(TALL, movedBy(TALL, far, { x: 0, y: 0.1 })).top).toBe(705)
})
