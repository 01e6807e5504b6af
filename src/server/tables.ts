import { ACCOUNT_TABLES } from './features/accounts/account.tables.ts'
import { ADMIN_ACTION_TABLES } from './features/admin-actions/admin-action.tables.ts'
import { BOOKING_TIMES_TABLES } from './features/booking-times/booking-times.tables.ts'
import { BOOKING_TABLES } from './features/bookings/booking.tables.ts'
import { BUSINESS_TABLES } from './features/businesses/business.tables.ts'
import { GEM_TABLES } from './features/gems/gem.tables.ts'
import { INVOICE_TABLES } from './features/invoices/invoice.tables.ts'
import { LEDGER_TABLES } from './features/ledger/ledger.tables.ts'
import { NEWSLETTER_TABLES } from './features/newsletter/newsletter.tables.ts'
import { PAYMENT_TABLES } from './features/payments/payment.tables.ts'
import { REVIEW_TABLES } from './features/reviews/review.tables.ts'
import { UPLOAD_TABLES } from './features/uploads/upload.tables.ts'
import { VIEW_TABLES } from './features/views/view.tables.ts'
import { PLATFORM_TABLES } from './platform/db/platform-tables.ts'
import type { TableRules } from './platform/db/table-rules.ts'

/**
 * The tables of all features, parents before children: copies are written in this order. A table that is
 * missing here is a type error.
 */
export const TABLE_RULES: TableRules = {
  ...PLATFORM_TABLES,
  ...ACCOUNT_TABLES,
  ...BUSINESS_TABLES,
  ...UPLOAD_TABLES,
  ...REVIEW_TABLES,
  ...BOOKING_TIMES_TABLES,
  ...BOOKING_TABLES,
  ...GEM_TABLES,
  ...VIEW_TABLES,
  ...NEWSLETTER_TABLES,
  ...PAYMENT_TABLES,
  ...LEDGER_TABLES,
  ...INVOICE_TABLES,
  ...ADMIN_ACTION_TABLES,
}
