import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PLAN_FEATURES, PLANS } from '#shared/money/plans.ts'
import { promisesOf } from '#web/features/pricing/pricing-copy.ts'

const rows = readFileSync('docs/promises.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, promise, where, tests] = line.split(' | ').length === 3 ? cellsOf(line) : []
    return promise && where && tests ? [{ promise, where, tests }] : []
  })
  .filter(({ promise }) => promise !== 'promise')

function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim())
}

const filesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)

describe('the promises of the plans', () => {
  it.each(PLANS)('%s: every one is in the table, and explained on the pricing page', (plan) => {
    const named = rows.map(({ promise }) => promise)
    expect(PLAN_FEATURES[plan].filter((promise) => !named.includes(promise))).toEqual([])
    expect(promisesOf(plan).map(({ promise }) => promise)).toEqual(PLAN_FEATURES[plan])
  })

  it('the table has no other rows', () => {
    const promised = PLANS.flatMap((plan) => PLAN_FEATURES[plan])
    expect(rows.map(({ promise }) => promise).toSorted()).toEqual(promised.toSorted())
  })

  it.each(rows)('$promise: it names code and tests, and all of them exist', ({ where, tests }) => {
    expect(filesIn(where).length).toBeGreaterThan(0)
    expect(filesIn(tests).length).toBeGreaterThan(0)
    expect([...filesIn(where), ...filesIn(tests)].filter((file) => !existsSync(file))).toEqual([])
    expect(filesIn(tests).filter((file) => !/\.(?:test|spec)\.ts$/.test(file))).toEqual([])
  })
})
