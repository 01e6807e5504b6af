import { z } from 'zod'
import { ADMIN_ACTION_KINDS, ADMIN_BUSINESS_SORTS } from '#shared/accounts/admin.ts'
import { USER_STATUSES } from '#shared/accounts/user-status.ts'
import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { PLANS } from '#shared/money/plans.ts'
import { AREAS } from '#shared/places/areas.ts'
import { idSchema } from './id.ts'
import { optionalText } from './text.ts'

export const adminStatsSchema = z.object({
  totalBusinesses: z.int(),
  activeSubscriptions: z.int(),
  premiumUsers: z.int(),
  monthlyRevenue: z.int().meta({ description: 'Rand: the plan prices of all ACTIVE owners.' }),
  totalBookings: z.int(),
  totalRatings: z.int(),
  totalNewsletter: z.int(),
  reviewsWaiting: z.int().meta({ description: 'Held or reported, for an admin to decide.' }),
  todo: z
    .object({
      heldReviews: z.int(),
      reportedReviews: z.int(),
      payments: z.int().meta({ description: 'Failed to be booked, or to give back.' }),
      overdueMessages: z.int().meta({ description: 'To us, past the time that was promised.' }),
      newMessages: z.int().meta({ description: 'To us, with some time left.' }),
      failedMails: z.int(),
      gemRequests: z.int().meta({ description: 'Owners who ask to be featured.' }),
      claims: z.int().meta({ description: 'Of pages, for an admin to decide.' }),
      corrections: z.int().meta({ description: 'Suggested by visitors, to decide.' }),
      dueRequests: z
        .int()
        .meta({ description: 'About personal data: overdue, or due within a week.' }),
      unpaidOwners: z.int().meta({ description: 'Registered, and neither paid nor activated.' }),
    })
    .meta({ description: 'What waits for an admin.' }),
  faults: z.array(z.string()).meta({ description: 'What does not work, such as backups.' }),
  warnings: z.array(z.string()).meta({ description: 'Settings that the operator must change.' }),
})
export type AdminStats = z.infer<typeof adminStatsSchema>

/** Text that an admin looks for. */
export const searchedText = z.string().max(200).optional()

/** An owner and its business; nulls without a saved profile. */
const adminBusinessSchema = z.object({
  userId: z.string(),
  email: z.string(),
  profileId: z.string().nullable(),
  businessName: z.string().nullable(),
  emailPublic: z.string().nullable(),
  plan: z.enum(PLANS),
  status: z.enum(USER_STATUSES),
  area: z.enum(AREAS).nullable(),
  industry: z.enum(INDUSTRIES).nullable(),
  profileCreatedAt: z.string().nullable(),
  userCreatedAt: z.string(),
})
export type AdminBusiness = z.infer<typeof adminBusinessSchema>

/** The filters of the list: the same for the table and the exported file. */
export const adminBusinessFilterSchema = z.object({
  q: searchedText.meta({
    description: 'Part of a business name, public e-mail, e-mail, area, suburb or phone number.',
  }),
  status: z.enum(USER_STATUSES).optional(),
  featurable: z
    .literal('true')
    .optional()
    .meta({ description: 'Only saved profiles that are not a featured gem yet.' }),
})
export type AdminBusinessFilter = z.infer<typeof adminBusinessFilterSchema>

const pageFields = {
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  size: z.coerce.number().int().min(1).max(100).optional(),
}

export const adminBusinessQuerySchema = adminBusinessFilterSchema.extend({
  ...pageFields,
  sort: z.enum(ADMIN_BUSINESS_SORTS).optional(),
  order: z.enum(['asc', 'desc']).optional(),
})
export type AdminBusinessQuery = z.infer<typeof adminBusinessQuerySchema>

export const adminBusinessesAnswerSchema = z.object({
  businesses: z.array(adminBusinessSchema),
  total: z.int().meta({ description: 'All that match, on every page.' }),
})

const adminSignupSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  createdAt: z.string(),
  confirmedAt: z.string().nullable().meta({
    description: 'Null until the link in the mail was used; nobody is written to before.',
  }),
  unsubscribedAt: z.string().nullable(),
})
export type AdminSignup = z.infer<typeof adminSignupSchema>

export const adminPageQuerySchema = z.object(pageFields)

export const adminNewsletterQuerySchema = adminPageQuerySchema.extend({
  q: searchedText.meta({ description: 'Part of a name, e-mail or phone number.' }),
})
export type AdminNewsletterQuery = z.infer<typeof adminNewsletterQuerySchema>

export const adminNewsletterAnswerSchema = z.object({
  signups: z.array(adminSignupSchema),
  total: z.int().meta({ description: 'All that match, on every page.' }),
  reachable: z
    .int()
    .meta({ description: 'How many of all signups may be written to, whatever was searched.' }),
})

const adminGemSchema = z.object({
  id: z.string(),
  businessId: z.string(),
  createdAt: z.string(),
  business: z.object({
    id: z.string(),
    businessName: z.string(),
    industry: z.string(),
    area: z.string(),
    plan: z.enum(PLANS),
    status: z
      .enum(USER_STATUSES)
      .meta({ description: 'Only gems of ACTIVE owners are shown in public.' }),
  }),
})
export type AdminGem = z.infer<typeof adminGemSchema>

export const adminGemsAnswerSchema = z.object({ gems: z.array(adminGemSchema) })

const dayText = z.iso.date('Please give a day as YYYY-MM-DD.').optional()

export const adminActionsQuerySchema = adminPageQuerySchema.extend({
  by: z.string().max(200).optional().meta({ description: 'The e-mail address of an admin.' }),
  action: z.enum(ADMIN_ACTION_KINDS).optional(),
  q: searchedText.meta({ description: 'Part of whom or what it was about.' }),
  from: dayText.meta({ description: 'The first day, in Cape Town.' }),
  until: dayText.meta({ description: 'The last day.' }),
})
export type AdminActionsQuery = z.infer<typeof adminActionsQuerySchema>

const adminActionSchema = z.object({
  id: z.string(),
  adminEmail: z.string(),
  action: z.string(),
  targetId: z.string(),
  targetLabel: z.string(),
  detail: z.string(),
  createdAt: z.string(),
})
export type AdminAction = z.infer<typeof adminActionSchema>

export const adminActionsAnswerSchema = z.object({
  actions: z.array(adminActionSchema),
  total: z.int(),
  admins: z
    .array(z.string())
    .meta({ description: 'Everybody who has ever done something, for the filter.' }),
})

/** With `POST /api/admin/undo/:id`. */
const undoId = z
  .string()
  .nullable()
  .meta({ description: 'Takes it back for ten seconds; null if nothing changed.' })

export const gemRemovedAnswerSchema = z.object({ message: z.string(), undoId })

export const userTargetSchema = z.object({ userId: idSchema })
const reason = optionalText(300, 'That reason is too long').meta({
  description: 'What the owner’s mail says about it.',
})
export const activateUserSchema = userTargetSchema.extend({ reason })
export type ActivationRequest = z.infer<typeof activateUserSchema>
export const toggleSubscriptionSchema = userTargetSchema.extend({
  action: z.enum(['pause', 'unpause']),
  reason,
})
export type SubscriptionToggle = z.infer<typeof toggleSubscriptionSchema>
export const gemTargetSchema = z.object({ businessId: idSchema })

export const userStatusAnswerSchema = z.object({
  userId: z.string(),
  status: z.enum(USER_STATUSES),
  undoId,
})

export const resetPasswordAnswerSchema = z.object({
  password: z.string().meta({ description: 'Shown only once; only its hash is stored.' }),
})
