import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findFreePeople,
  type RoomRules,
  roomCounter,
  type ServiceRoom,
  type TakenTimes,
} from './room.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

const service = (change: Partial<ServiceRoom> = {}): ServiceRoom => ({
  bufferBefore: 0,
  bufferAfter: 0,
  places: null,
  personIds: [],
  ...change,
})
const rulesOf = (services: RoomRules['services'], capacity = 1): RoomRules => ({
  capacity,
  personIds: ['thandi', 'sam'],
  services,
})
/** From an hour of the day, for an hour. */
const booked = (hour: number, of: Partial<TakenTimes> = {}): TakenTimes => ({
  serviceId: null,
  personId: null,
  isBlocked: false,
  times: [{ from: hour * HOUR, to: (hour + 1) * HOUR }],
  ...of,
})
const leftAt = (
  rules: RoomRules,
  wanted: { serviceId: string; personId?: string },
  taken: TakenTimes[],
  hour: number,
) => roomCounter(rules, { personId: null, ...wanted }, taken)(hour * HOUR, (hour + 1) * HOUR)

describe('buffers', () => {
  const rules = {
    ...rulesOf({
      cut: service({ bufferAfter: 15 }),
      paint: service({ bufferBefore: 30 }),
      plain: service(),
    }),
    personIds: [],
  }

  test('after a booking nothing else begins, nor does it end in the buffer before the next', () => {
    const taken = [booked(10, { serviceId: 'cut' })]
    expect(leftAt(rules, { serviceId: 'plain' }, taken, 11)).toBe(0)
    expect(leftAt(rules, { serviceId: 'plain' }, taken, 11.25)).toBe(1)
    expect(leftAt(rules, { serviceId: 'cut' }, [booked(10)], 8.75)).toBe(1)
    expect(leftAt(rules, { serviceId: 'cut' }, [booked(10)], 9)).toBe(0)
  })

  test('those of both add up', () => {
    const taken = [booked(10, { serviceId: 'cut' })]
    expect(leftAt(rules, { serviceId: 'paint' }, taken, 11 + 44 / 60)).toBe(0)
    expect(leftAt(rules, { serviceId: 'paint' }, taken, 11.75)).toBe(1)
  })
})

describe('places', () => {
  const rules = { ...rulesOf({ yoga: service({ places: 3 }), cut: service() }), personIds: [] }

  test('a service with its own number shares it with no other', () => {
    const taken = [booked(10, { serviceId: 'yoga' }), booked(10, { serviceId: 'yoga' }), booked(10)]
    expect(leftAt(rules, { serviceId: 'yoga' }, taken, 10)).toBe(1)
    expect(leftAt(rules, { serviceId: 'cut' }, taken.slice(0, 2), 10)).toBe(1)
    expect(leftAt(rules, { serviceId: 'cut' }, taken, 10)).toBe(0)
  })

  test('a blocked time takes all of every service', () => {
    const taken = [booked(10, { isBlocked: true })]
    expect(leftAt(rules, { serviceId: 'yoga' }, taken, 10)).toBe(0)
    expect(leftAt(rules, { serviceId: 'cut' }, taken, 10)).toBe(0)
  })
})

describe('people', () => {
  const both = service({ personIds: ['thandi', 'sam'] })
  const rules = rulesOf({ cut: both, braids: service({ personIds: ['thandi'] }), plain: service() })
  const cut = { serviceId: 'cut' }

  test('as many at once as there are people, whatever the number of the business', () => {
    expect(leftAt(rules, cut, [], 10)).toBe(2)
    const one = booked(10, { serviceId: 'braids', personId: 'thandi' })
    expect(leftAt(rules, cut, [one], 10)).toBe(1)
    expect(leftAt(rules, { ...cut, personId: 'thandi' }, [one], 10)).toBe(0)
    expect(leftAt(rules, { ...cut, personId: 'sam' }, [one], 10)).toBe(1)
    expect(leftAt(rules, { serviceId: 'braids' }, [one], 10)).toBe(0)
  })

  test('a booking with nobody in particular takes one of them', () => {
    expect(leftAt(rules, cut, [booked(10)], 10)).toBe(1)
    expect(leftAt(rules, cut, [booked(10), booked(10)], 10)).toBe(0)
    expect(leftAt(rules, { serviceId: 'plain' }, [booked(10, { personId: 'sam' })], 10)).toBe(1)
  })

  test('whoever is away is not booked, and during an own booking counts once', () => {
    const away = booked(10, { isBlocked: true, personId: 'thandi' })
    expect(leftAt(rules, { ...cut, personId: 'thandi' }, [away], 10)).toBe(0)
    const own = booked(10, { serviceId: 'cut', personId: 'thandi' })
    expect(leftAt(rules, cut, [own, away], 10)).toBe(1)
    expect(leftAt(rules, cut, [booked(10, { isBlocked: true })], 10)).toBe(0)
  })

  test('its own places are a limit beside the people', () => {
    const basin = service({ places: 1, personIds: ['thandi', 'sam'] })
    const taken = [booked(10, { serviceId: 'wash', personId: 'sam' })]
    expect(leftAt(rulesOf({ wash: basin }), { serviceId: 'wash' }, [], 10)).toBe(1)
    expect(leftAt(rulesOf({ wash: basin }), { serviceId: 'wash' }, taken, 10)).toBe(0)
  })

  test('says who is free, in order', () => {
    const of = (taken: TakenTimes[]) =>
      findFreePeople(rules, { ...cut, personId: null }, taken, { from: 10 * HOUR, to: 11 * HOUR })
    expect(of([])).toEqual(['thandi', 'sam'])
    expect(of([booked(10, { personId: 'thandi' })])).toEqual(['sam'])
    expect(of([booked(10, { isBlocked: true })])).toEqual([])
  })
})

test('counts people as asking each of them does', () => {
  const hour = fc.integer({ min: 0, max: 40 }).map((quarters) => quarters / 4)
  const busy = fc.record({
    hour,
    personId: fc.constantFrom('thandi', 'sam', 'lebo', null),
    serviceId: fc.constantFrom('cut', 'colour'),
    isBlocked: fc.boolean(),
  })
  const personIds = ['thandi', 'sam', 'lebo']
  const services = {
    cut: service({ personIds, places: 50 }),
    colour: service({ bufferBefore: 15, bufferAfter: 30 }),
  }
  fc.assert(
    fc.property(fc.array(busy), fc.array(hour), (taken, starts) => {
      const rules = { capacity: 50, personIds, services }
      const groups = taken.map(({ hour: from, ...of }) => booked(from, of))
      const wanted = { serviceId: 'cut', personId: null }
      const left = roomCounter(rules, wanted, groups)
      for (const start of starts.toSorted((one, other) => one - other)) {
        const period = { from: start * HOUR, to: (start + 1) * HOUR }
        expect(left(period.from, period.to)).toBe(
          findFreePeople(rules, wanted, groups, period).length,
        )
      }
    }),
  )
})

test('a full diary of twenty people costs little', () => {
  const personIds = Array.from({ length: 20 }, (_, index) => `person-${index}`)
  const buffered = service({ personIds, bufferBefore: 240, bufferAfter: 240 })
  const rules = { capacity: 50, personIds, services: { cut: buffered } }
  const times = Array.from({ length: 110 }, (_, index) => ({
    from: index * 13 * HOUR,
    to: index * 13 * HOUR + 5 * MINUTE,
  }))
  const taken = personIds.map((personId) => booked(0, { serviceId: 'cut', personId, times }))
  const before = process.threadCpuUsage()
  const left = roomCounter(rules, { serviceId: 'cut', personId: null }, taken)
  for (let start = 0; start < 62 * 24 * HOUR; start += 15 * MINUTE) left(start, start + 5 * MINUTE)
  const { user, system } = process.threadCpuUsage(before)
  // A few ms; comparing every pair took seconds.
  expect((user + system) / 1000).toBeLessThan(200)
})
