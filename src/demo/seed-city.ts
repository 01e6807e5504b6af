import { DEMO_PASSWORD } from '#server/features/accounts/account.settings.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { CONSENT_VERSION } from '#shared/catalogue/newsletter.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { DEMO_ACCOUNTS } from './accounts.ts'
import { DEMO_CITY } from './city/city.ts'
import type { DemoBusiness } from './city/city.types.ts'
import { NEWSLETTER_EMAILS, VISITORS } from './city/visitors.ts'
import {
  createBookings,
  createCounters,
  createGem,
  createGemRequest,
} from './factories/activity.ts'
import { createBusiness } from './factories/businesses.ts'
import { createPayments } from './factories/payments.ts'
import { createUser } from './factories/users.ts'
import { generateBookings, generateCounters } from './generate-activity.ts'
import { generatePlace } from './generate-place.ts'
import { seedReviews } from './generate-reviews.ts'
import { createLiveBookings, createLiveGroup } from './live-bookings.ts'
import { createRandom } from './random.ts'
import { seedBookingTimes } from './seed-booking-times.ts'
import { seedConversations } from './seed-conversations.ts'
import { seedInvoices } from './seed-invoices.ts'
import { seedUnclaimed } from './unclaimed/seed-unclaimed.ts'

const DAY_MS = 24 * 3600 * 1000

/**
 * Fills an empty catalogue with the demo city, in one transaction: if interrupted there is nothing, and the
 * next start begins again.
 */
export async function seedCity(context: Context): Promise<void> {
  const now = context.clock()
  await context.db.transaction().execute(async (db) => {
    for (const business of DEMO_CITY) await seedBusiness(db, context.secret, business, now)
    await createUser(db, {
      email: DEMO_ACCOUNTS.pending,
      password: DEMO_PASSWORD,
      plan: 'PREMIUM',
      status: 'PENDING',
      isDemo: true,
      createdAt: new Date(now.getTime() - 2 * DAY_MS),
    })
    await seedInvoices(context, db, Object.values(DEMO_ACCOUNTS.owners))
    await seedGroup(db, context.secret, now)
    await seedGems(db, now)
    await seedGemRequests(db, now)
    await seedNewsletter(db, now)
    await seedConversations(db, now)
    await seedUnclaimed(context, db)
  })
}

async function seedBusiness(
  db: Db,
  secret: string,
  business: DemoBusiness,
  now: Date,
): Promise<void> {
  const random = createRandom(business.key)
  const oldestReview = Math.max(0, ...business.reviews.map((review) => review.daysAgo))
  const createdAt = new Date(now.getTime() - (oldestReview + 20 + random() * 200) * DAY_MS)
  const account = Object.entries(DEMO_ACCOUNTS.owners).find(([key]) => key === business.key)
  const counters = generateCounters(business, random, now)
  const { id, owner } = await createBusiness(db, {
    ownerInput: {
      email: account?.[1] ?? `${business.key}.owner@example.co.za`,
      password: account ? DEMO_PASSWORD : undefined,
      plan: business.plan,
      isDemo: true,
      createdAt,
    },
    businessName: business.name,
    industry: business.industry,
    area: business.area,
    address: business.address,
    point: generatePlace(business),
    phone: business.phone,
    emailPublic: business.emailPublic,
    website: business.website,
    description: business.description,
    operatingHours: business.hours,
    services: business.services,
    amenities: business.amenities,
    priceRange: business.priceRange,
    yearEstablished: business.yearEstablished,
    views: counters.reduce(
      (sum, counter) => sum + (counter.kind === 'view' ? counter.count : 0),
      0,
    ),
    createdAt,
  })
  await seedReviews(db, { id, business }, random, now)
  const today = capeTownDay(now)
  const firstPaid = capeTownDay(createdAt)
  const yearAgo = addDays(today, -330)
  await createPayments(db, {
    user: owner,
    ownerLabel: business.name,
    from: firstPaid > yearAgo ? firstPaid : yearAgo,
    today,
    openEnded: owner.email !== DEMO_ACCOUNTS.owners['salt-river-cycles'],
  })
  await createBookings(db, id, generateBookings(business, random, now))
  if (account) await createLiveBookings(db, secret, id, now)
  await createCounters(db, id, counters)
  await seedBookingTimes(db, id, business, { random, now, secret })
}

/** The premium account's restaurant and three others. */
async function seedGroup(db: Db, secret: string, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('businesses')
    .innerJoin('users', 'users.id', 'businesses.userId')
    .select(['businesses.id', 'users.email'])
    .where('industry', '=', 'Restaurant')
    .where('businesses.status', '=', 'ACTIVE')
    .orderBy('searchName')
    .execute()
  const isOwn = ({ email }: { email: string }) =>
    email === DEMO_ACCOUNTS.owners['apostles-beach-house']
  const asked = [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))].slice(0, 4)
  const ids = asked.map(({ id }) => id)
  await createLiveGroup(db, secret, ids, now)
}

/** The most popular gem is added last, so that it comes first. */
async function seedGems(db: Db, now: Date): Promise<void> {
  const gems = DEMO_CITY.filter((business) => business.gem).sort(
    (a, b) => b.popularity - a.popularity,
  )
  for (const [index, gem] of gems.entries()) {
    const { id } = await db
      .selectFrom('businesses')
      .select('id')
      .where('businessName', '=', gem.name)
      .executeTakeFirstOrThrow()
    await createGem(db, id, new Date(now.getTime() - (3 + index * 4) * DAY_MS))
  }
}

const GEM_REASONS = [
  'We answer every request within the hour, and regulars drive in from Paarl.',
  'Three generations of one family, still on the corner where it began.',
  'Locals keep telling us that visitors should know about this place.',
]

/** PREMIUM owners who asked to be featured: the first waits for an answer, the others take turns. */
async function seedGemRequests(db: Db, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('businesses')
    .leftJoin('featuredGems', 'featuredGems.businessId', 'businesses.id')
    .select('businesses.id')
    .where('plan', '=', 'PREMIUM')
    .where('status', '=', 'ACTIVE')
    .where('featuredGems.id', 'is', null)
    .orderBy('searchName')
    .limit(GEM_REASONS.length)
    .execute()
  for (const [index, { id }] of rows.entries()) {
    const askedAt = new Date(now.getTime() - (1 + index) * DAY_MS)
    const decidedAt = index === 0 ? null : new Date(askedAt.getTime() + DAY_MS / 4)
    await createGemRequest(db, id, { reason: GEM_REASONS[index] ?? '', askedAt, decidedAt })
  }
}

async function seedNewsletter(db: Db, now: Date): Promise<void> {
  const emails = [...NEWSLETTER_EMAILS, ...VISITORS.slice(0, 24).map((visitor) => visitor.email)]
  await db
    .insertInto('newsletterSignups')
    .values(
      emails.map((email, index) => ({
        id: newId(),
        name: '',
        email,
        phone: '',
        consentVersion: CONSENT_VERSION,
        consentSource: 'demo',
        // A few never used the link.
        confirmedAt: index % 9 === 8 ? null : now.toISOString(),
        unsubscribedAt: null,
        token: newId() + newId(),
        isDemo: 1 as const,
        createdAt: new Date(now.getTime() - index * 1.7 * DAY_MS).toISOString(),
      })),
    )
    .execute()
}
