import type { KeptBusiness } from '#server/features/ownership/kept-business.ts'
import { fromJson } from '#server/platform/db/json-text.ts'
import {
  CLOSED,
  CORRECTION_WORDS,
  type CorrectionField,
  OPEN,
} from '#shared/catalogue/corrections.ts'
import { phoneDigits } from '#shared/contact/phone.ts'
import { type OperatingHours, WEEKDAYS, type Weekday } from '#shared/hours/opening-hours.ts'
import { hoursText } from '#shared/hours/opening-hours-text.ts'
import type { CorrectionRequest } from '#shared/schemas/supply/correction.ts'
import { normalise } from '#shared/text/normalise.ts'
import { keysOf, oneOf } from '#shared/text/one-of.ts'

const NOT_SAID = { open: '', close: '', closed: false }
export const UNKNOWN_WEEK: OperatingHours = {
  monday: NOT_SAID,
  tuesday: NOT_SAID,
  wednesday: NOT_SAID,
  thursday: NOT_SAID,
  friday: NOT_SAID,
  saturday: NOT_SAID,
  sunday: NOT_SAID,
}

export const weekdayOf = (field: CorrectionField): Weekday | undefined => oneOf(WEEKDAYS, field)

/** Every field as the page says it today; empty where it says nothing. */
export function valuesOf(business: KeptBusiness): Record<CorrectionField, string> {
  const hours = fromJson(business.operatingHours) ?? UNKNOWN_WEEK
  return {
    businessName: business.businessName,
    industry: business.industry,
    address: business.address,
    phone: business.phone,
    emailPublic: business.emailPublic,
    webAddress: business.website,
    monday: hoursText(hours.monday),
    tuesday: hoursText(hours.tuesday),
    wednesday: hoursText(hours.wednesday),
    thursday: hoursText(hours.thursday),
    friday: hoursText(hours.friday),
    saturday: hoursText(hours.saturday),
    sunday: hoursText(hours.sunday),
    // Whoever pays again is open again.
    closed: business.closedOn !== null && business.status !== 'ACTIVE' ? CLOSED : OPEN,
  }
}

/** The value without its spelling. */
function sameAs(field: CorrectionField, value: string): string {
  if (field === 'phone') return phoneDigits(value) ?? value.replace(/\D/g, '')
  if (field === 'webAddress')
    return value
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replace(/\/$/, '')
  if (field === 'emailPublic') return value.toLowerCase()
  return normalise(value) || value
}

/** What a request says that the page does not. */
export function changesOf(
  { website: _robots, closed, ...said }: CorrectionRequest,
  today: Record<CorrectionField, string>,
) {
  const wanted: Partial<Record<CorrectionField, string | undefined>> = {
    ...said,
    closed: closed && CLOSED,
  }
  return keysOf(CORRECTION_WORDS).flatMap((field) => {
    const value = wanted[field]
    if (!value || value === today[field]) return []
    const same = sameAs(field, value)
    // Of a name or an address the spelling may be what is wrong.
    const isSpelling = field === 'businessName' || field === 'address'
    if (!isSpelling && same === sameAs(field, today[field])) return []
    return [{ field, value, sameAs: isSpelling ? value : same }]
  })
}
