import { afterAll, beforeAll, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { type BusinessInput, createBusiness } from '#demo/factories/businesses.ts'
import { feeds, formAddress, pages } from '#shared/paths.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

const OPEN_TUESDAYS = { open: '08:30', close: '17:15', closed: false }
const CLOSED = { open: '', close: '', closed: true }
const HOURS = {
  monday: CLOSED,
  tuesday: OPEN_TUESDAYS,
  wednesday: CLOSED,
  thursday: CLOSED,
  friday: { open: '18:00', close: '02:00', closed: false },
  saturday: CLOSED,
  sunday: CLOSED,
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp('sqlite', { PUBLIC_URL: 'https://cpt.example' })
})
afterAll(() => app.close())

async function open(input: BusinessInput, stars: number[] = []) {
  const { id } = await createBusiness(app.context.db, input)
  await createReviews(
    app.context.db,
    id,
    stars.map((star) => ({ stars: star, comment: `A ${star}.` })),
  )
  const { body, statusCode } = await app.server.inject(pages.business(id))
  expect(statusCode).toBe(200)
  const documents = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const [business, breadcrumb] = documents.map(([, json]) => JSON.parse(json ?? ''))
  return { id, body, business, breadcrumb, documents: documents.length }
}

it('has everything in its HTML, without JavaScript', async () => {
  const { body } = await open(
    {
      businessName: 'Harbour Table',
      industry: 'Restaurant',
      area: 'Southern Suburbs',
      address: '14 Quayside Lane, Kalk Bay, 7975',
      phone: '082 000 0143',
      emailPublic: 'table@harbour.example',
      website: 'https://www.harbour.example/',
      description: 'A twelve-table room.',
      services: ['Dinner'],
      amenities: ['Harbour view'],
      priceRange: '$$$',
      yearEstablished: 2012,
      operatingHours: HOURS,
      views: 1284,
      ownerInput: { plan: 'PREMIUM' },
    },
    [5, 4, 5],
  )
  for (const text of [
    'Harbour Table',
    'PREMIUM',
    '4.7',
    '3 reviews',
    'Restaurant',
    'Southern Suburbs',
    '14 Quayside Lane, Kalk Bay, 7975',
    'Open in Maps',
    'href="tel:+27820000143"',
    'href="https://wa.me/27820000143?text=',
    'href="mailto:table@harbour.example"',
    'href="https://www.harbour.example/"',
    'A twelve-table room.',
    '1,284 views',
    'Book Now',
    'Share',
    'WhatsApp',
    'Facebook',
    'Reviews &amp; Ratings',
    'A 4.',
    'Write a Review',
    'Dinner',
    'Harbour view',
    '$$$',
    '2012',
    '08:30 – 17:15',
  ])
    expect(body).toContain(text)
})

it('omits lines for unknown details', async () => {
  const { body, business } = await open({ address: '', businessName: 'Bare' })
  expect(body).toContain('No address provided')
  expect(body).toContain('No reviews yet. Be the first to leave a review!')
  for (const text of [
    'Open in Maps',
    'tel:',
    'wa.me/27',
    'PREMIUM',
    'Good to know',
    'Opening hours',
  ])
    expect(body).not.toContain(text)
  expect(business).not.toHaveProperty('aggregateRating')
  expect(business).not.toHaveProperty('telephone')
  expect(business).not.toHaveProperty('openingHoursSpecification')
})

it('has valid markup for search engines', async () => {
  const { id, business, breadcrumb, documents } = await open(
    {
      businessName: 'Curl & Co',
      industry: 'Hair Salon',
      address: '1 Long Street, Cape Town City Centre, 8001',
      phone: '021 000 0100',
      priceRange: '$$',
      operatingHours: HOURS,
    },
    [5, 4, 4],
  )
  const url = `https://cpt.example/business/${id}`
  expect(documents).toBe(2)
  expect(business).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'HairSalon',
    '@id': url,
    url,
    name: 'Curl & Co',
    telephone: '+27210000100',
    priceRange: '$$',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Long Street, Cape Town City Centre',
      addressLocality: 'Cape Town',
      addressRegion: 'Western Cape',
      postalCode: '8001',
      addressCountry: 'ZA',
    },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.3', ratingCount: 3 },
  })
  expect(business.openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Friday'],
    opens: '18:00:00',
    closes: '02:00:00',
  })
  expect(business).not.toHaveProperty('review')
  expect(
    breadcrumb.itemListElement.map((item: { name: string; item: string }) => [
      item.name,
      item.item,
    ]),
  ).toEqual([
    ['Home', 'https://cpt.example/'],
    ['Hair Salons', 'https://cpt.example/category/hair-salons'],
    ['Curl & Co', url],
  ])
})

it('has a share picture with an absolute address', async () => {
  const { id, body } = await open({ businessName: 'Curl & Co', industry: 'Hair Salon' })
  const image = /property="og:image" content="([^"]+)"/.exec(body)?.[1] ?? ''
  expect(body).toMatch(/property="og:image:alt" content="[^"]+"/)
  expect(image).toMatch(new RegExp(`^https://cpt.example/share/business/${id}.jpg\\?v=\\w+$`))
  expect(body).toContain(`<link rel="canonical" href="https://cpt.example/business/${id}"`)
  expect(body).toContain('Curl &amp; Co: Hair Salon in City Centre | CPT Recommends')
})

it('escapes every text', async () => {
  const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
  const { body, business } = await open({
    businessName: evil,
    description: evil,
    website: 'javascript:alert(1)',
  })
  expect(business.name).toBe(evil)
  expect(body).not.toContain('<script>alert')
  expect(body).not.toContain('<img src=x')
  expect(body).not.toContain('href="javascript:')
})

it('answers 404 with its own page for what is not public', async () => {
  const unpaid = await createBusiness(app.context.db, {
    businessName: 'Sleeping Place',
    ownerInput: { status: 'PENDING' },
  })
  for (const id of [unpaid.id, 'nobody']) {
    const { statusCode, body } = await app.server.inject(pages.business(id))
    expect(statusCode).toBe(404)
    expect(body).toContain('Business Not Found')
    expect(body).toContain('Back to Home')
    expect(body).not.toContain('Sleeping Place')
  }
})

it('says that a paused business is not listed, with similar ones, and redirects after a year', async () => {
  const { db } = app.context
  const paused = await createBusiness(db, {
    businessName: 'Sleeping Place',
    industry: 'Fitness',
    ownerInput: { status: 'PAUSED' },
  })
  const similar = await createBusiness(db, { industry: 'Fitness' })
  const { statusCode, body, headers } = await app.server.inject(pages.business(paused.id))
  expect(statusCode).toBe(404)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain('Not listed at the moment')
  expect(body).toContain(similar.businessName)
  expect(body).not.toContain('Sleeping Place')
  for (const list of [pages.category('fitness'), feeds.sitemapOfBusinesses(1)])
    expect((await app.server.inject(list)).body).not.toContain(paused.id)
  const longAgo = new Date(Date.now() - 366 * 24 * 3600 * 1000).toISOString()
  await db
    .updateTable('users')
    .set({ updatedAt: longAgo })
    .where('id', '=', paused.owner.id)
    .execute()
  const gone = await app.server.inject(pages.business(paused.id))
  expect([gone.statusCode, gone.headers.location]).toEqual([302, pages.category('fitness')])
})

it('asks for the business where the address of the booking form names none', async () => {
  for (const url of [formAddress('booking'), `${formAddress('booking')}?business=`]) {
    const { statusCode, body } = await app.server.inject(url)
    expect(statusCode).toBe(200)
    expect(body).toContain('Which business would you like to book?')
    expect(body).toContain('action="/search"')
  }
})
