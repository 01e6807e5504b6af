import { ACCOUNT_TABLES } from './features/accounts/account.tables.ts'
import { ADMIN_ACTION_TABLES } from './features/admin-actions/admin-action.tables.ts'
import { BOOKING_TIMES_TABLES } from './features/booking-times/booking-times.tables.ts'
import { OTHER_CALENDAR_TABLES } from './features/booking-times/other-calendar/other-calendar.tables.ts'
import { BOOKING_TABLES } from './features/bookings/booking.tables.ts'
import { BREACH_NOTICE_TABLES } from './features/breach-notices/breach-notice.tables.ts'
import { BUSINESS_TABLES } from './features/businesses/business.tables.ts'
import { CLAIM_TABLES } from './features/claims/claims.tables.ts'
import { CLOSING_TABLES } from './features/closing/closing.tables.ts'
import { CORRECTION_TABLES } from './features/corrections/correction.tables.ts'
import { DATA_REQUEST_TABLES } from './features/data-requests/data-request.tables.ts'
import { DESK_TABLES } from './features/desk/desk.tables.ts'
import { GALLERY_TABLES } from './features/gallery/gallery.tables.ts'
import { GEM_TABLES } from './features/gems/gem.tables.ts'
import { HELP_TABLES } from './features/help/help.tables.ts'
import { IMPORT_TABLES } from './features/imports/imports.tables.ts'
import { INVITATION_TABLES } from './features/invitations/invitation.tables.ts'
import { INVOICE_TABLES } from './features/invoices/invoice.tables.ts'
import { LAPSED_ACCOUNT_TABLES } from './features/lapsed-accounts/lapsed-account.tables.ts'
import { LEDGER_TABLES } from './features/ledger/ledger.tables.ts'
import { LEGAL_TABLES } from './features/legal/legal.tables.ts'
import { NEWSLETTER_TABLES } from './features/newsletter/newsletter.tables.ts'
import { PAYMENT_TABLES } from './features/payments/payment.tables.ts'
import { PERSONAL_DATA_TABLES } from './features/personal-data/personal-data.tables.ts'
import { READINESS_TABLES } from './features/readiness/readiness.tables.ts'
import { REVIEW_TABLES } from './features/reviews/review.tables.ts'
import { SEARCH_TABLES } from './features/search/search.tables.ts'
import { SITE_TABLES } from './features/site/site.tables.ts'
import { UNCLAIMED_TABLES } from './features/unclaimed/unclaimed.tables.ts'
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
  ...SITE_TABLES,
  ...READINESS_TABLES,
  ...ACCOUNT_TABLES,
  ...BUSINESS_TABLES,
  ...UNCLAIMED_TABLES,
  ...IMPORT_TABLES,
  ...CLAIM_TABLES,
  ...INVITATION_TABLES,
  ...CORRECTION_TABLES,
  ...SEARCH_TABLES,
  ...UPLOAD_TABLES,
  ...GALLERY_TABLES,
  ...REVIEW_TABLES,
  ...BOOKING_TIMES_TABLES,
  ...OTHER_CALENDAR_TABLES,
  ...BOOKING_TABLES,
  ...GEM_TABLES,
  ...VIEW_TABLES,
  ...HELP_TABLES,
  ...DESK_TABLES,
  ...NEWSLETTER_TABLES,
  ...PAYMENT_TABLES,
  ...LEDGER_TABLES,
  ...INVOICE_TABLES,
  ...ADMIN_ACTION_TABLES,
  ...CLOSING_TABLES,
  ...LAPSED_ACCOUNT_TABLES,
  ...LEGAL_TABLES,
  ...PERSONAL_DATA_TABLES,
  ...DATA_REQUEST_TABLES,
  ...BREACH_NOTICE_TABLES,
}
