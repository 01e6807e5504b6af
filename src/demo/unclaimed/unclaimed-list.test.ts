import { expect, test } from 'vitest'
import { guessColumns } from '#server/features/imports/columns.ts'
import { readRows } from '#server/features/imports/read-csv.ts'
import { type ImportedValues, readRow } from '#server/features/imports/read-row.ts'
import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { isWorthIndexing } from '#shared/catalogue/unclaimed.ts'
import { phoneDigits } from '#shared/contact/phone.ts'
import { DEMO_CITY } from '../city/city.ts'
import { VISITORS } from '../city/visitors.ts'
import { LIST, LIST_SOURCE } from './unclaimed-list.ts'

async function readList() {
  const businesses: ImportedValues[] = []
  const refused: string[] = []
  let headings: string[] | undefined
  for await (const { cells } of readRows(LIST)) {
    if (!headings) {
      headings = cells
      continue
    }
    const read = readRow(cells, guessColumns(headings), LIST_SOURCE)
    if ('refused' in read) refused.push(read.refused)
    else businesses.push(read.values)
  }
  return { businesses, refused }
}

test('has forty businesses over every trade and many suburbs, one that is perhaps listed, and three refused', async () => {
  const { businesses, refused } = await readList()
  const own = businesses.filter(({ businessName }) => businessName !== 'The Braid Room')
  expect(own).toHaveLength(40)
  expect(businesses).toHaveLength(41)
  expect(refused).toHaveLength(3)
  expect(new Set(own.map(({ industry }) => industry))).toEqual(new Set(INDUSTRIES))
  expect(new Set(own.map(({ suburb }) => suburb)).size).toBeGreaterThan(30)
  const listed = new Set(DEMO_CITY.map(({ name }) => name))
  expect(own.filter(({ businessName }) => listed.has(businessName))).toEqual([])
})

test('has numbers that nobody has and addresses that reach nobody', async () => {
  const { businesses } = await readList()
  const phones = businesses.map(({ phone }) => phone).filter(Boolean)
  const others = [...DEMO_CITY, ...VISITORS].map(({ phone }) => phoneDigits(phone))
  expect(phones.filter((phone) => !/^(021|077) 000 \d{4}$/.test(phone))).toEqual([])
  expect(phones.filter((phone) => others.includes(phoneDigits(phone)))).toEqual([])
  expect(new Set(phones).size).toBe(phones.length)
  for (const { emailPublic, website } of businesses) {
    expect(emailPublic).toMatch(/^(?:[a-z0-9-]+@example\.co\.za)?$/)
    expect(website).toMatch(/^(?:https:\/\/[a-z0-9-]+\.example)?$/)
  }
})

test('has some that search engines may list, and some that say too little', async () => {
  const { businesses } = await readList()
  const worth = businesses.filter((one) =>
    isWorthIndexing({ ...one, plan: null, imageUrl: null, ratingCount: 0 }),
  )
  expect(worth.length).toBeGreaterThanOrEqual(4)
  expect(worth.length).toBeLessThan(20)
  expect(businesses.some(({ phone, operatingHours }) => phone === '' && !operatingHours)).toBe(true)
})
