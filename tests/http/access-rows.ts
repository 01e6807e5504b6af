import { ACCOUNT_ROWS } from './access/accounts.rows.ts'
import { ADMIN_ROWS } from './access/admin.rows.ts'
import { BOOKING_ROWS } from './access/bookings.rows.ts'
import { FILE_ROWS } from './access/files.rows.ts'
import { MONEY_ROWS } from './access/money.rows.ts'
import { OWN_BUSINESS_ROWS } from './access/own-business.rows.ts'
import type { Row } from './access/row.ts'
import { VISITOR_ROWS } from './access/visitors.rows.ts'

/**
 * Every call, file and private page by every kind of caller. What changes something gets a scene of
 * its own, so that it may destroy what it likes.
 */
export const ROWS: Record<string, Row> = {
  ...VISITOR_ROWS,
  ...ACCOUNT_ROWS,
  ...BOOKING_ROWS,
  ...OWN_BUSINESS_ROWS,
  ...ADMIN_ROWS,
  ...MONEY_ROWS,
  ...FILE_ROWS,
}
