import { CATEGORY_SLUGS } from '#shared/catalogue/categories.ts'
import { pages } from '#shared/paths.ts'
import type { Call, Called } from './caller.ts'

/** What visitors look for. */
export const WORDS = [
  'plumber',
  'braids',
  'sunday lunch',
  'geyser',
  'locksmith',
  'vet',
  'pizza',
  'tutor',
]
const PLACES = ['', ' sea point', ' claremont', ' woodstock', ' near me', ' durbanville']
/** One visit of so many. */
const [BOOKS, RATES, SIGNS_UP, OWN_WORDS] = [20, 50, 100, 4]

/** Spreads numbers evenly, always in the same way: one run is like the other. */
const spread = (number: number, over: number) => ((number * 2654435761) >>> 8) % over
const pick = <T>(list: readonly T[], number: number) => list[spread(number, list.length)]

/**
 * What one visitor asks of the site, files aside: a first page, a search, a business with its view, and sometimes a
 * booking, a review or a sign-up. A quarter of the searches are in words that nobody else used.
 */
export async function visit(
  send: (call: Call) => Promise<Called>,
  businessIds: readonly string[],
  number: number,
): Promise<void> {
  const own = number % OWN_WORDS === 0 ? ` ${number}` : ''
  const words = encodeURIComponent(`${pick(WORDS, number)}${pick(PLACES, number + 7)}${own}`)
  // The first in the list are the best known.
  const share = spread(number, 1000) / 1000
  const businessId = businessIds[Math.floor(share ** 2 * businessIds.length)] ?? ''
  const name = `visitor-${number}`
  const email = `${name}@example.co.za`

  const first = number % 3 === 0 ? pages.home : pages.category(pick(CATEGORY_SLUGS, number) ?? '')
  await send({ address: first })
  await send({ address: `/api/suggestions?q=${words.slice(0, 3)}` })
  await send({ address: `${pages.search}?q=${words}` })
  await send({ address: pages.business(businessId) })
  await send({ method: 'POST', address: `/api/business/${businessId}/view` })
  await send({ address: `/api/business/${businessId}/reviews` })
  if (number % BOOKS === 0)
    await send({
      method: 'POST',
      address: '/api/booking',
      body: { businessId, name, phone: '082 000 0100', email },
    })
  if (number % RATES === 0)
    await send({
      method: 'POST',
      address: '/api/rating',
      body: { businessId, stars: 1 + (number % 5), comment: `Friendly people, says ${name}.` },
    })
  if (number % SIGNS_UP === 0)
    await send({ method: 'POST', address: '/api/newsletter', body: { email } })
}
