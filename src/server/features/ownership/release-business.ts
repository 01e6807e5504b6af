import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
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

/** Where the details of such a page come from. */
const FORMER_OWNER = 'the business itself, which is no longer a member'

/** The page belongs to nobody any more, and shows what anybody may know. Who has booked is told. */
export async function releaseBusiness(
  db: Db,
  context: Context,
  businessId: string,
  { isShown }: { isShown: boolean },
): Promise<void> {
  const at = context.clock()
  await tellVisitors(db, context, { businessId }, { businessId })
  await db
    .updateTable('businesses')
    .set({
      userId: null,
      plan: '',
      status: isShown ? 'ACTIVE' : 'PAUSED',
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
  await db
    .insertInto('businessSources')
    .values({ businessId, source: FORMER_OWNER, checkedOn: capeTownDay(at), setBy: '{}' })
    .onConflict((conflict) => conflict.column('businessId').doUpdateSet({ hiddenAs: null }))
    .execute()
}
