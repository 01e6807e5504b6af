import { afterAll, beforeAll, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { formAddress, groupPages, pages, savedPage } from '#shared/paths.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

// What visitors stumbled over on pages that they saw for the first time.
let app: TestApp
let salon: string
beforeAll(async () => {
  app = await createTestApp('sqlite')
  const { db } = app.context
  const created = await createBusiness(db, {
    businessName: 'Tamboer Tresses',
    industry: 'Hair Salon',
    area: 'Cape Flats',
    address: '9 Spine Road, Khayelitsha',
    services: ['Box braids'],
    phone: '077 000 0199',
    priceRange: '$$',
  })
  salon = created.id
  await createReviews(
    db,
    salon,
    [5, 5, 5, 5, 4].map((stars) => ({ stars })),
  )
})
afterAll(() => app.close())

const open = async (url: string) => (await app.server.inject(url)).body
const titleOf = (page: string) => /<title>([^<]*)/.exec(page)?.[1]

it('a title of results names the place as a map does, however it was typed', async () => {
  const titles = [
    ['?q=box+braids&area=khayelitsha', 'Box braids in Khayelitsha'],
    ['?q=braids+khayelitsha', 'Braids in Khayelitsha'],
    ['?q=braids+khayelitsha+saturday', 'Braids in Khayelitsha Saturday'],
    ['?area=cape+flats', 'Anything in the Cape Flats'],
  ]
  for (const [asked, title] of titles) {
    const page = await open(`${pages.search}${asked}`)
    expect(titleOf(page)).toBe(`${title}: businesses in Cape Town | CPT Recommends`)
    const [, shown = ''] = /<h1 class="results__title">([^<]*)/.exec(page) ?? []
    expect(`${shown.charAt(0).toUpperCase()}${shown.slice(1)}`).toBe(title)
  }
})

it('a card begins with its name, and says its rating in one sentence', async () => {
  const [, card = ''] =
    /<article([\s\S]*?)<\/article>/.exec(await open(`${pages.search}?q=braids`)) ?? []
  expect(card.replace(/<[^>]*>/g, ' ')).toMatch(/^[^>]*>\s*Tamboer Tresses/)
  expect(card).toContain('aria-label="Rated 4.8 of 5 by 5 reviews"')
  expect(card.match(/<h\d/g)).toHaveLength(1)
})

it('a business says where it is, what it costs, and which button does what', async () => {
  const page = await open(pages.business(salon))
  expect(titleOf(page)).toBe('Tamboer Tresses: Hair Salon in Khayelitsha | CPT Recommends')
  expect(page).toContain('$$ · mid-range')
  expect(page).toContain('Chat on WhatsApp')
  expect(page).toMatch(/Share on <\/span>WhatsApp/)
  // 4.8 is not five stars.
  expect(page).toContain('stars--4-5')
})

it('a picture that is loaded later has its height from the start', async () => {
  for (const page of [pages.home, `${pages.search}?q=braids`, pages.business(salon), pages.blog]) {
    const later = (await open(page)).match(/<img[^>]*loading="lazy"[^>]*>/g) ?? []
    expect(later.length).toBeGreaterThan(0)
    for (const image of later) expect(image).toMatch(/ width="[1-9]\d*" height="[1-9]\d*"/)
  }
})

it('who stands first and who counts is said in the same words everywhere', async () => {
  expect(await open(`${pages.search}?q=braids`)).toContain('PREMIUM comes first')
  expect(await open(pages.business(salon))).toContain('Money never changes reviews')
  expect(await open(`${groupPages.ask}?category=hair-salons`)).toContain('from one category')
})

it('a page that is not there, and a paused business, leave nobody stranded', async () => {
  expect(await open('/no/such/page')).toMatch(/<main[\s\S]*name="q"[\s\S]*<\/main>/)
  const away = await createBusiness(app.context.db, { businessName: 'Away' })
  await app.context.db
    .updateTable('users')
    .set({ status: 'PAUSED' })
    .where('id', '=', away.owner.id)
    .execute()
  const page = await open(pages.business(away.id))
  expect(page).toContain('class="bar bar--site"')
  expect(page).toContain('class="footer')
})

it('a shared list has a title, and the address of a form leads to its page', async () => {
  expect(titleOf(await open(`${savedPage}?ids=${salon}`))).toBe('A list for you | CPT Recommends')
  for (const form of ['report', 'notice'] as const)
    expect((await app.server.inject(formAddress(form))).statusCode).toBe(302)
})
