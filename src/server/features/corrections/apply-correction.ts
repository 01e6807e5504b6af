import type { Updateable } from 'kysely'
import type { KeptBusiness } from '#server/features/ownership/kept-business.ts'
import { hoursColumns, searchTexts } from '#server/features/search/search-texts.ts'
import { indexServices } from '#server/features/search/service-texts.ts'
import { fromJson } from '#server/platform/db/json-text.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { CorrectionField } from '#shared/catalogue/corrections.ts'
import { CATEGORY_OF_INDUSTRY, INDUSTRIES } from '#shared/catalogue/industries.ts'
import { readDayText } from '#shared/hours/day-text.ts'
import { isUnknownDay, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { areaOfSuburb } from '#shared/places/suburbs.ts'
import { normalise } from '#shared/text/normalise.ts'
import { oneOf } from '#shared/text/one-of.ts'
import { UNKNOWN_WEEK, valuesOf, weekdayOf } from './corrected-values.ts'

interface Accepted {
  field: CorrectionField
  value: string
  /** Who says so. */
  setBy: 'visitor' | 'owner' | 'admin'
  acceptedBy: 'owner' | 'admin'
  seen: string
  at: string
}

/** The columns that one field stands for. */
function columnsOf(business: KeptBusiness, field: CorrectionField, value: string) {
  const day = weekdayOf(field)
  if (day) {
    const hours = readDayText(value) ?? UNKNOWN_WEEK[day]
    const week = { ...(fromJson(business.operatingHours) ?? UNKNOWN_WEEK), [day]: hours }
    return hoursColumns(WEEKDAYS.every((each) => isUnknownDay(week[each])) ? null : week)
  }
  const industry = field === 'industry' ? oneOf(INDUSTRIES, value) : undefined
  if (industry) return { industry, categorySlug: CATEGORY_OF_INDUSTRY[industry] }
  if (field === 'businessName' || field === 'phone' || field === 'emailPublic')
    return { [field]: value }
  if (field === 'webAddress') return { website: value }
  if (field === 'address') return addressColumns(business, value)
  return {}
}

/** An exact location belongs to its address; the suburb in the new one says the area. */
function addressColumns(business: KeptBusiness, address: string) {
  const { suburb } = searchTexts(searched({ ...business, address }))
  const isMoved = normalise(address) !== normalise(business.address)
  return {
    address,
    area: (suburb && areaOfSuburb(suburb)) || business.area,
    ...(isMoved ? { latitude: null, longitude: null } : {}),
  }
}

const searched = (business: KeptBusiness) => ({
  ...business,
  services: fromJson(business.services),
  amenities: fromJson(business.amenities),
})

/** Writes one field, and into the history what stood there. Lock the business first. */
export async function applyCorrection(
  trx: Db,
  business: KeptBusiness,
  { field, value, setBy, acceptedBy, seen, at }: Accepted,
): Promise<void> {
  const columns: Updateable<Database['businesses']> = columnsOf(business, field, value)
  const { businessName, industry, area, address } = { ...business, ...columns }
  await trx
    .updateTable('businesses')
    .set({
      ...columns,
      ...searchTexts(searched({ ...business, businessName, industry, area, address })),
      updatedAt: at,
    })
    .where('id', '=', business.id)
    .execute()
  await indexServices(trx, business.id)
  await trx
    .insertInto('businessChanges')
    .values({
      id: newId(),
      businessId: business.id,
      field,
      before: valuesOf(business)[field],
      after: value,
      setBy,
      acceptedBy,
      seen,
      changedAt: at,
    })
    .execute()
}
