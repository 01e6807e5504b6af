import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { DemoBusiness } from './city/city.types.ts'
import { VISITORS } from './city/visitors.ts'
import { createReports, createReviews, type ReviewInput } from './factories/activity.ts'
import { pick } from './factories/random.ts'
import { createRandom } from './random.ts'
import { replyTo, SORRY } from './replies.ts'

const DAY_MS = 24 * 3600 * 1000
const HOUR_MS = 3600 * 1000

/** The business whose reviews show the admin's queue. */
const FLOODED = 'apostles-beach-house'
const REPORTED = 'salt-river-cycles'
/** The review that its writer changed after the reply. */
const EDITED = { key: 'crown-and-coil', daysAgo: 52 }

/** The city's reviews, some with names, marks and replies. */
function inventReviews(business: DemoBusiness, random: () => number, now: Date): ReviewInput[] {
  const own = createRandom(`${business.key} reviews`)
  return business.reviews.map(({ stars, comment, daysAgo }) => {
    const answered = comment !== undefined && own() < 0.35 ? comment : null
    const name = pick(VISITORS, own).name.split(' ', 1)[0]
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS - random() * 0.4 * DAY_MS)
    const review = {
      stars,
      comment: comment ?? null,
      authorName: own() < 0.6 ? name : null,
      bookingId: own() < 0.25 ? newId() : null,
      isConfirmed: own() < 0.3,
      reply:
        answered === null ? null : replyTo({ stars, comment: answered }, business.industry, own),
      createdAt,
    }
    if (business.key !== EDITED.key || daysAgo !== EDITED.daysAgo) return review
    const editedAt = new Date(createdAt.getTime() + 2 * DAY_MS)
    return { ...review, isConfirmed: true, reply: SORRY[1], editedAt }
  })
}

export async function seedReviews(
  db: Db,
  { id, business }: { id: string; business: DemoBusiness },
  random: () => number,
  now: Date,
): Promise<void> {
  const [newest] = await createReviews(db, id, inventReviews(business, random, now))
  if (business.key === FLOODED)
    await createReviews(
      db,
      id,
      [1, 2, 3].map((index) => ({
        stars: 1,
        comment: 'Worst place in Camps Bay, do not go, go to the other one across the road.',
        state: 'held',
        reason: index === 1 ? 'burst' : 'words',
        networkHash: 'demo-network',
        createdAt: new Date(now.getTime() - index * HOUR_MS),
      })),
    )
  if (business.key === FLOODED)
    await createReviews(db, id, [
      {
        stars: 1,
        comment: 'Brought my bicycle in on Monday, still not ready on Friday.',
        isRemoved: true,
        reason: 'About another business: nobody repairs bicycles here.',
        createdAt: new Date(now.getTime() - 30 * DAY_MS),
      },
    ])
  if (business.key === REPORTED && newest)
    await createReports(db, newest, [
      { reason: 'conflict', detail: 'He has a workshop in the next street.', byOwner: true },
      { reason: 'not-a-visit' },
    ])
}
