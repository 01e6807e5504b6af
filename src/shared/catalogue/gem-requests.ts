import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'

/** `left`: the owner has taken the request back, or left the line. */
export type GemRequestState = 'asked' | 'accepted' | 'declined' | 'left'

export const GEM_REASON_MIN_LENGTH = 20
export const GEM_REASON_MAX_LENGTH = 500
export const GEM_DECLINE_MAX_LENGTH = 300

const DAYS_UNTIL_ASKED_AGAIN = 30

export interface GemRequest {
  state: GemRequestState
  reason: string
  askedAt: string
  decidedAt: string | null
  /** Why it was declined. */
  answer: string
  /** The Monday of the last week that was its turn. */
  lastTurn: string | null
}

/** The day from which it can be asked for again; null at once. */
export function askAgainFrom(request: Pick<GemRequest, 'state' | 'decidedAt'>, today: string) {
  if (request.state !== 'declined' || request.decidedAt === null) return null
  const day = addDays(capeTownDay(new Date(request.decidedAt)), DAYS_UNTIL_ASKED_AGAIN)
  return day > today ? day : null
}

/** What the owner's page 'Featured Gems' shows. */
export interface OwnGemView {
  /** Null without a saved profile. */
  businessName: string | null
  isPremium: boolean
  /** Its page is on the site. */
  isPublic: boolean
  /** An admin has chosen it: it needs no turn. */
  isPicked: boolean
  /** It is on the home page now. */
  isOnHome: boolean
  /** How many share the places by turns. */
  inLine: number
  request: GemRequest | null
  /** A declined one can be repeated from this day. */
  askAgainFrom: string | null
}
