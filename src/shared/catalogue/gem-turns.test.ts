import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/time/calendar-days.ts'
import { type GemInLine, gemsOnTurn } from './gem-turns.ts'

const PLACES = 4
const FIRST_WEEK = '2026-01-05'
const weekAt = (index: number) => addDays(FIRST_WEEK, 7 * index)

const inLine = fc.record({
  businessId: fc.string({ minLength: 1, maxLength: 6 }),
  joinedAt: fc
    .integer({ min: 0, max: 9 })
    .map((day) => `${addDays(FIRST_WEEK, -day)}T08:00:00.000Z`),
  lastTurn: fc.option(fc.integer({ min: -9, max: 0 }).map(weekAt)),
})
const lines = fc.uniqueArray(inLine, { selector: ({ businessId }) => businessId, maxLength: 12 })

/** Some weeks, in each of which only some of twelve businesses are in line, and some places are free. */
const histories = fc.array(
  fc.record({
    present: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    places: fc.integer({ min: 0, max: PLACES }),
  }),
  { minLength: 1, maxLength: 30 },
)

interface Turn {
  week: number
  had: string[]
  present: Set<string>
}

/** Who had a turn in each week, as the site notes it when the week begins. */
function play(weeks: { present: boolean[]; places: number }[]): Turn[] {
  const all: GemInLine[] = Array.from({ length: 12 }, (_, index) => ({
    businessId: `b${index}`,
    joinedAt: `2026-01-0${1 + (index % 4)}T08:00:00.000Z`,
    lastTurn: null,
  }))
  return weeks.map(({ present, places }, index) => {
    const line = all.filter((_, at) => present[at])
    const had = gemsOnTurn(line, weekAt(index), places)
    for (const gem of all) if (had.includes(gem.businessId)) gem.lastTurn = weekAt(index)
    return { week: index, had, present: new Set(line.map(({ businessId }) => businessId)) }
  })
}

describe('turns among the gems', () => {
  it('fill the free places, with nobody twice, whatever the order of the rows', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: -1, max: 6 }), (line, places) => {
        const shown = gemsOnTurn(line, FIRST_WEEK, places)
        expect(shown).toHaveLength(Math.min(line.length, Math.max(0, places)))
        expect(new Set(shown).size).toBe(shown.length)
        expect(gemsOnTurn(line.toReversed(), FIRST_WEEK, places)).toEqual(shown)
      }),
    )
  })

  it('give nobody a second turn before everybody who waited had one since', () => {
    fc.assert(
      fc.property(histories, (weeks) => {
        const turns = play(weeks)
        for (const { week, had } of turns)
          for (const id of had) {
            const before = turns.findLast((turn) => turn.week < week && turn.had.includes(id))
            if (!before) continue
            const between = turns.slice(before.week, week + 1)
            const waited = [...(turns[week]?.present ?? [])].filter((other) =>
              between.every(({ present }) => present.has(other)),
            )
            for (const other of waited)
              expect(between.some((turn) => turn.had.includes(other))).toBe(true)
          }
      }),
    )
  })

  it('take as many weeks as it needs for everybody, and then begin again', () => {
    const everybody = { present: Array.from({ length: 12 }, () => true), places: PLACES }
    const had = play([everybody, everybody, everybody, everybody]).map((turn) => turn.had)
    expect(new Set(had.slice(0, 3).flat()).size).toBe(12)
    expect(had[3]).toEqual(had[0])
  })

  it('go to the next in line for the rest of the week if somebody leaves, without costing theirs', () => {
    const line: GemInLine[] = ['a', 'b', 'c'].map((businessId, index) => ({
      businessId,
      joinedAt: `2026-01-0${index + 1}T08:00:00.000Z`,
      lastTurn: businessId === 'a' ? weekAt(0) : null,
    }))
    expect(gemsOnTurn(line, weekAt(0), 1)).toEqual(['a'])
    const without = line.filter(({ businessId }) => businessId !== 'a')
    expect(gemsOnTurn(without, weekAt(0), 1)).toEqual(['b'])
    expect(gemsOnTurn(line, weekAt(1), 1)).toEqual(['b'])
  })
})
