import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { createGem, createReviews } from '#demo/factories/activity.ts'
import { createBookingTimes } from '#demo/factories/booking-times.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { databaseFile } from '#server/platform/db/sqlite.ts'
import { pages } from '#shared/paths.ts'
import { test as base, open, type Site } from '#tests/browser/fixtures.ts'

const ALL_DAY = { open: '00:00', close: '00:00', closed: false }
const CLOSED = { open: '', close: '', closed: true }
const week = (day: typeof ALL_DAY) => ({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
})

interface Businesses {
  /** Harbour Table, with everything that a business can have. */
  full: string
  /** Bare Bones, with only the required fields. */
  bare: string
  /** Fresh Paint, for the test that writes its first review. */
  unreviewed: string
  /** Crown & Coil, which offers free times. */
  clock: string
  /** Court Club, where one of two courts can be chosen. */
  courts: string
}

async function createBusinesses(db: Db): Promise<Businesses> {
  const business = await createBusiness(db, {
    businessName: 'Harbour Table',
    industry: 'Restaurant',
    area: 'Southern Suburbs',
    address: '14 Quayside Lane, Kalk Bay, 7975',
    phone: '082 000 0143',
    emailPublic: 'table@harbour.example',
    website: 'https://harbour.example',
    description: 'A twelve-table room above the fish market.',
    services: ['Dinner', 'Sunday lunch'],
    amenities: ['Harbour view'],
    priceRange: '$$$',
    yearEstablished: 2012,
    operatingHours: week(ALL_DAY),
    views: 1284,
    ownerInput: { plan: 'PREMIUM' },
  })
  await createReviews(
    db,
    business.id,
    [5, 4, 5, 5, 4, 5].map((stars, day) => ({
      stars,
      comment: `Visit ${day + 1}`,
      createdAt: new Date(Date.UTC(2025, 0, 1 + day, 10)),
    })),
  )
  await db
    .updateTable('businesses')
    .set({ answersWithinHours: 2 })
    .where('id', '=', business.id)
    .execute()
  await createGem(db, business.id)
  const little = { address: '', operatingHours: week(CLOSED) }
  const bare = await createBusiness(db, { businessName: 'Bare Bones', ...little })
  const unreviewed = await createBusiness(db, { businessName: 'Fresh Paint', ...little })
  const clock = await createBusiness(db, {
    businessName: 'Crown & Coil',
    operatingHours: week({ open: '09:00', close: '16:00', closed: false }),
  })
  await createBookingTimes(db, clock.id, {
    services: [
      { name: 'Wash and blow-dry', minutes: 60, price: 280 },
      { name: 'Trim', minutes: 30 },
      ...['Colour', 'Braids', 'Bridal trial'].map((name) => ({ name, minutes: 120 })),
    ],
  })
  const courts = await createBusiness(db, {
    businessName: 'Court Club',
    operatingHours: week({ open: '09:00', close: '16:00', closed: false }),
  })
  await createBookingTimes(db, courts.id, {
    people: ['Court 1', 'Court 2'],
    services: [{ name: 'Tennis', minutes: 60, people: ['Court 1', 'Court 2'] }],
  })
  return {
    full: business.id,
    bare: bare.id,
    unreviewed: unreviewed.id,
    clock: clock.id,
    courts: courts.id,
  }
}

export const test = base.extend<{ businesses: Businesses }>({
  businesses: async ({ emptySite }, use) =>
    use(await emptySite.seed('businesses', createBusinesses)),
})

export const openBusiness = (page: Page, site: Site, id: string) =>
  open(page, `${site.url}${pages.business(id)}`)

/** Reads the running site's database. */
export function countIn(site: Site, sql: string, ...parameters: string[]): number {
  const db = new DatabaseSync(databaseFile(site.dataDir), { readOnly: true })
  try {
    return Number(Object.values(db.prepare(sql).get(...parameters) ?? {})[0])
  } finally {
    db.close()
  }
}
