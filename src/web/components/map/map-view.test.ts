import { describe, expect, it } from 'vitest'
import { fromSheet, isOnSheet } from '#shared/places/at-the-cape.ts'
import { onSheet, SHEET } from '#shared/places/cape-sheet.ts'
import { SUBURBS } from '#shared/places/suburbs.ts'
import { labelsIn } from './map-labels.ts'
import { canSeparate, marksOf } from './map-marks.ts'
import { frameOf, inBox, MAX_SCALE, minScale, viewOf, zoomAt } from './map-view.ts'

const BOX = { width: 540, height: 640 }

describe('the sheet', () => {
  it('has every suburb on it, and leads back to where it is', () => {
    for (const { point } of SUBURBS) {
      if (!point) continue
      expect(isOnSheet(point)).toBe(true)
      const back = fromSheet(onSheet(point))
      expect(back.latitude).toBeCloseTo(point.latitude, 9)
      expect(back.longitude).toBeCloseTo(point.longitude, 9)
    }
    expect(isOnSheet({ latitude: Number.NaN, longitude: 18.4 })).toBe(false)
    expect(isOnSheet({ latitude: 0, longitude: 0 })).toBe(false)
  })
})

describe('a view', () => {
  const points = [
    { x: 100, y: 500 },
    { x: 300, y: 620 },
  ]

  it('shows all points, never beyond the sheet nor too close', () => {
    const frame = frameOf(points)
    if (!frame) throw new Error('There are points.')
    const view = viewOf(frame, BOX)
    for (const point of points) {
      const { x, y } = inBox(point, view, BOX)
      expect(x > 0 && x < BOX.width && y > 0 && y < BOX.height).toBe(true)
    }
    const lower = viewOf(frame, BOX, 60)
    expect(inBox({ x: frame.x, y: frame.y - frame.height / 2 }, lower, BOX).y).toBeGreaterThan(59)
    const corner = viewOf({ x: 0, y: 0, width: 1, height: 1 }, BOX)
    expect(corner).toEqual({ x: 45, y: BOX.height / 2 / MAX_SCALE, k: MAX_SCALE })
    const whole = viewOf({ x: 444, y: 545, ...SHEET }, BOX)
    expect(whole.k).toBe(minScale(BOX))
    expect(frameOf([])).toBeNull()
  })

  it('comes closer round the place that was pointed at', () => {
    const view = { x: 444, y: 545, k: 2 }
    const at = { x: 400, y: 100 }
    const under = { x: 444 + (400 - 270) / 2, y: 545 + (100 - 320) / 2 }
    const closer = zoomAt(view, 1.5, at, BOX)
    expect(inBox(under, closer, BOX).x).toBeCloseTo(at.x, 6)
    expect(inBox(under, closer, BOX).y).toBeCloseTo(at.y, 6)
  })
})

describe('marks', () => {
  it('join what would lie on each other, in the order of the list', () => {
    const places = [
      { x: 10, y: 10, isExact: true },
      { x: 50, y: 10, isExact: true },
      { x: 12, y: 10, isExact: true },
      { x: 50, y: 35, isExact: false },
    ]
    const marks = marksOf(places, 1)
    expect(marks.map((mark) => mark.places.length)).toEqual([2, 1, 1])
    expect(marks[0] && canSeparate(marks[0], MAX_SCALE)).toBe(false)
    expect(marks[0] && canSeparate(marks[0], 20)).toBe(true)
  })
})

describe('names on the map', () => {
  it('are left out where they would be cut, or lie under a mark', () => {
    const view = viewOf({ x: 444, y: 545, ...SHEET }, BOX)
    const names = labelsIn(view, BOX, []).map(({ name }) => name)
    expect(names).toContain('Stellenbosch')
    expect(names).not.toContain('Rondebosch')
    const centre = onSheet({ latitude: -33.934, longitude: 18.862 })
    const mark = { x: centre.x - 20, y: centre.y }
    expect(labelsIn(view, BOX, [mark]).map(({ name }) => name)).not.toContain('Stellenbosch')
  })
})
