import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { FORMER_OWNER } from '#shared/catalogue/unclaimed.ts'
import { SET_BY_OWNER } from '#shared/supply/set-by.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { tellVisitors } from './tell-visitors.ts'

/** What was the owner's alone: nobody who comes after sees it. Reviews and the history of the page stay. */
const OWNERS_OWN = [
  'bookings',
  'blockedTimes',
  'otherCalendars',
  'calendarFeeds',
  'bookableServices',
  'bookablePeople',
  'bookingSettings',
  'specialDays',
  'featuredGems',
  'gemRequests',
  'galleryImages',
] as const

interface Known {
  source: string | null
  externalId: string | null
  closedOn: string | null
}

/** The owner's words stay, and say so. By its name in the list that once brought it, an import still finds the page. */
async function nameFormerOwner(
  db: Db,
  businessId: string,
  { source, externalId, closedOn, checkedOn }: Known & { checkedOn: string },
): Promise<void> {
  if (source !== null && externalId !== null)
    await db
      .insertInto('businessAliases')
      .values({ source, externalId, businessId })
      .onConflict((conflict) =>
        conflict.columns(['source', 'externalId']).doUpdateSet({ businessId }),
      )
      .execute()
  const known = {
    source: FORMER_OWNER,
    checkedOn,
    setBy: JSON.stringify(SET_BY_OWNER),
    hiddenAs: closedOn === null ? null : 'closed',
  }
  await db
    .insertInto('businessSources')
    .values({ businessId, ...known })
    .onConflict((conflict) =>
      conflict.column('businessId').doUpdateSet({ ...known, externalId: null }),
    )
    .execute()
}

/** The page belongs to nobody any more, and shows what anybody may know. Who has booked is told. */
export async function releaseBusiness(
  db: Db,
  context: Context,
  businessId: string,
  { isShown }: { isShown: boolean },
): Promise<void> {
  const at = context.clock()
  await tellVisitors(db, context, { businessId }, { businessId })
  const known = await db
    .selectFrom('businesses')
    .leftJoin('businessSources', 'businessSources.businessId', 'businesses.id')
    .leftJoin('closedBusinesses', 'closedBusinesses.businessId', 'businesses.id')
    .select(['source', 'externalId', 'closedOn'])
    .where('businesses.id', '=', businessId)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('businesses')
    .set({
      userId: null,
      plan: '',
      // What has closed for good does not open because nobody pays for it.
      status: isShown && known.closedOn === null ? 'ACTIVE' : 'PAUSED',
      imageKey: null,
      imageCaption: '',
      googleReviewUrl: '',
      answersWithinHours: null,
      claimedAt: null,
      updatedAt: at.toISOString(),
    })
    .where('id', '=', businessId)
    .execute()
  for (const table of OWNERS_OWN)
    await db.deleteFrom(table).where('businessId', '=', businessId).execute()
  await db
    .updateTable('claims')
    .set({ state: 'ended', decidedAt: at.toISOString() })
    .where('businessId', '=', businessId)
    .where('state', '=', 'granted')
    .execute()
  await nameFormerOwner(db, businessId, { ...known, checkedOn: capeTownDay(at) })
}
