import { ACCOUNT_ROWS } from './accounts.rows.ts'
import { ADMIN_ROWS } from './admin.rows.ts'
import { BOOKING_ROWS } from './bookings.rows.ts'
import { CLAIM_ROWS } from './claims.rows.ts'
import { DESK_ROWS } from './desk.rows.ts'
import { FILE_ROWS } from './files.rows.ts'
import { FORM_ROWS } from './forms.rows.ts'
import { MONEY_ROWS } from './money.rows.ts'
import { OWN_BUSINESS_ROWS } from './own-business.rows.ts'
import type { Row } from './row.ts'
import { SUPPLY_ROWS } from './supply.rows.ts'
import { VISITOR_ROWS } from './visitors.rows.ts'

/**
 * Every call, file and private page by every kind of caller. A call that changes data gets fixtures of
 * its own, which it may destroy.
 */
export const ROWS: Record<string, Row> = {
  ...VISITOR_ROWS,
  ...ACCOUNT_ROWS,
  ...BOOKING_ROWS,
  ...OWN_BUSINESS_ROWS,
  ...ADMIN_ROWS,
  ...MONEY_ROWS,
  ...FILE_ROWS,
  ...FORM_ROWS,
  ...DESK_ROWS,
  ...SUPPLY_ROWS,
  ...CLAIM_ROWS,
}
