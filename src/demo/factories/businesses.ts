import type { Insertable } from 'kysely'
import { hoursColumns, searchTexts } from '#server/features/search/search-texts.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import { CATEGORY_OF_INDUSTRY, type Industry } from '#shared/catalogue/industries.ts'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import type { Area } from '#shared/places/areas.ts'
import type { Point } from '#shared/places/distance.ts'
import type { SetBy } from '#shared/supply/set-by.ts'
import { nextNumber } from './sequence.ts'
import { type CreatedUser, createUser, type UserInput } from './users.ts'

export interface BusinessInput {
  owner?: CreatedUser
  ownerInput?: UserInput
  businessName?: string
  industry?: Industry
  area?: Area
  address?: string
  /** Its exact location; by default only its suburb is known. */
  point?: Point
  phone?: string
  emailPublic?: string
  website?: string
  description?: string
  imageKey?: string | null
  operatingHours?: OperatingHours | null
  services?: readonly string[]
  amenities?: readonly string[]
  priceRange?: '' | '$' | '$$' | '$$$' | '$$$$'
  yearEstablished?: number | null
  views?: number
  createdAt?: Date
}

export interface CreatedBusiness {
  id: string
  businessName: string
  owner: CreatedUser
}

/** A saved profile with its owner; public if the owner is ACTIVE, the default. */
export async function createBusiness(db: Db, input: BusinessInput = {}): Promise<CreatedBusiness> {
  const owner = input.owner ?? (await createUser(db, input.ownerInput))
  const { id, businessName } = await insertBusiness(db, input, {
    userId: owner.id,
    plan: owner.plan,
    status: owner.status,
  })
  return { id, businessName, owner }
}

export interface UnclaimedInput extends BusinessInput {
  source?: string
  externalId?: string | null
  checkedOn?: string
  setBy?: SetBy
  isDemo?: boolean
  /** As if the switch were off. */
  isHidden?: boolean
}

/** A business that nobody has claimed, shown as if the switch were on. */
export async function createUnclaimed(db: Db, input: UnclaimedInput = {}) {
  const made = await insertBusiness(db, input, {
    userId: null,
    plan: '',
    status: input.isHidden ? 'PAUSED' : 'ACTIVE',
  })
  await db
    .insertInto('businessSources')
    .values({
      businessId: made.id,
      source: input.source ?? 'the city’s list of businesses',
      externalId: input.externalId ?? null,
      checkedOn: input.checkedOn ?? '2026-11-12',
      setBy: JSON.stringify(input.setBy ?? (input.emailPublic ? { emailPublic: 'import' } : {})),
      isDemo: input.isDemo ? 1 : 0,
    })
    .execute()
  return made
}

type Owned = Pick<Insertable<Database['businesses']>, 'userId' | 'plan' | 'status'>

async function insertBusiness(db: Db, input: BusinessInput, owned: Owned) {
  const at = (input.createdAt ?? new Date()).toISOString()
  const industry = input.industry ?? 'Other'
  const profile = {
    businessName: input.businessName ?? `Business ${nextNumber()}`,
    industry,
    area: input.area ?? 'City Bowl',
    address: input.address ?? '1 Long Street, Cape Town City Centre, 8001',
    description: input.description ?? '',
  } as const
  const offer = { services: input.services ?? [], amenities: input.amenities ?? [] }
  const id = newId()
  await db
    .insertInto('businesses')
    .values({
      id,
      ...owned,
      ...profile,
      categorySlug: CATEGORY_OF_INDUSTRY[industry],
      ...input.point,
      phone: input.phone ?? '',
      emailPublic: input.emailPublic ?? '',
      website: input.website ?? '',
      imageKey: input.imageKey ?? null,
      ...hoursColumns(input.operatingHours ?? null),
      services: JSON.stringify(offer.services),
      amenities: JSON.stringify(offer.amenities),
      priceRange: input.priceRange ?? '',
      yearEstablished: input.yearEstablished ?? null,
      views: input.views ?? 0,
      ...searchTexts({ ...profile, ...offer }),
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  return { id, businessName: profile.businessName }
}
