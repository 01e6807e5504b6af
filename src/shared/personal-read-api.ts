import type { CheckoutView } from './billing/checkout-view.ts'
import type { Invoice } from './billing/invoice.ts'
import type { PaymentOutcome } from './billing/payment-outcome.ts'
import type { OwnerView, VisitorView } from './booking/booking-view.ts'
import type { GroupView } from './booking/group-view.ts'
import type { OwnGemView } from './catalogue/gem-requests.ts'
import type { DataLinkView } from './held-view.ts'
import type { ConversationState } from './help/contact.ts'
import type {
  ContactFormView,
  ConversationView,
  InboxView,
  OwnConversationsView,
} from './help/conversation-view.ts'
import type { HelpVotes } from './help/help-votes.ts'
import type { OwnAccountView } from './own-account.ts'
import type { BreachesView, BreachView } from './privacy/breach-notice.ts'
import type { DataRequestsView } from './privacy/data-requests.ts'
import type { OldDataView } from './privacy/old-data.ts'
import type { ReviewOfBusiness, ReviewToEdit } from './read-api.ts'
import type { BillingAnswer } from './schemas/billing/billing.ts'
import type { MoneyAnswer, MoneyQuery, OwnerLedgerAnswer } from './schemas/billing/money.ts'
import type { FreeTimeAnswer } from './schemas/bookings/free-times.ts'
import type { ImportAnswer } from './schemas/imports/import.ts'
import type { DailyView, OperatorDetails, ReadinessAnswer } from './schemas/readiness.ts'
import type {
  AdminClaimsAnswer,
  AdminClaimsQuery,
  ClaimFormView,
  ClaimToStop,
  ClaimView,
} from './schemas/supply/claim.ts'
import type {
  AdminChangesAnswer,
  AdminChangesQuery,
  AdminCorrectionsAnswer,
  CorrectionView,
  OwnerCorrectionsView,
} from './schemas/supply/correction.ts'
import type { UserPage } from './user-page.ts'

/** The reads of pages for one person: by a secret link, by the session, or with a limit for each visitor. */
export interface PersonalReadApi {
  /** To move it, with the free times of a person, or of 'anyone'. */
  getVisitorBooking(token: string, person?: string): Promise<VisitorView>
  getOwnerBooking(token: string): Promise<OwnerView>
  getBookingGroup(token: string): Promise<GroupView>
  /** The review that the token in a mail allows its owner to answer. */
  getReviewToAnswer(token: string): Promise<ReviewOfBusiness>
  /** The review that the token in a mail, or of a booking, allows its writer to change. */
  getReviewToEdit(token: string): Promise<ReviewToEdit>
  /** Where the business asks for a review as well. */
  getGoogleReviewUrl(businessId: string): Promise<string | null>
  /** What the site holds about the address that the link was mailed to. */
  getHeldData(token: string): Promise<DataLinkView>
  findFreeTimes(
    businessId: string,
    query: { service: string; person?: string | undefined; from: string; days: number },
  ): Promise<FreeTimeAnswer[]>
  getContactForm(): Promise<ContactFormView>
  getConversation(token: string): Promise<ConversationView>
  getOwnConversations(): Promise<OwnConversationsView>
  /** A page of one state, and a conversation. */
  getInbox(wanted: InboxQuery): Promise<InboxView>
  findHelpVotes(): Promise<HelpVotes[]>
  getOwnAccount(): Promise<OwnAccountView>
  getGoogleCard(): Promise<GoogleCard>
  getOwnGem(): Promise<OwnGemView>
  getBilling(): Promise<BillingAnswer>
  /** Whether the notification of a payment is still to come. */
  getPaymentOutcome(checkoutId: string, isPaid: boolean): Promise<PaymentOutcome | null>
  prepareCheckout(purpose: 'subscribe' | 'difference'): Promise<CheckoutView>
  /** The provider's page where the card is changed. */
  getCardPage(): Promise<string>
  getInvoice(number: string): Promise<Invoice>
  getMoney(query: MoneyQuery): Promise<MoneyAnswer>
  getOwnerLedger(userId: string): Promise<OwnerLedgerAnswer>
  getUserPage(userId: string): Promise<UserPage>
  /** How the page of a business can be claimed. */
  getClaimForm(businessId: string): Promise<ClaimFormView>
  getClaim(token: string): Promise<ClaimView>
  /** What whoever was granted a page may put right. */
  getClaimedDetails(token: string): Promise<CorrectionView>
  /** For the business that got the mail of a claim. */
  getClaimToStop(token: string): Promise<ClaimToStop>
  getAdminClaims(query: AdminClaimsQuery): Promise<AdminClaimsAnswer>
  /** A listed business, to say what is wrong about it. */
  getCorrection(businessId: string): Promise<CorrectionView>
  /** What visitors suggest about the business of the link. */
  getOwnCorrections(token: string): Promise<OwnerCorrectionsView>
  getAdminCorrections(page: number): Promise<AdminCorrectionsAnswer>
  getAdminChanges(query: AdminChangesQuery): Promise<AdminChangesAnswer>
  getImports(): Promise<ImportsView>
  getImport(id: string, page: number): Promise<ImportPageView>
  getInvitations(): Promise<InvitationsView>
  getReadiness(): Promise<ReadinessAnswer & DailyView & OperatorView>
  getDataRequests(page: number, id: string | null): Promise<DataRequestsView>
  getOldData(): Promise<OldDataView>
  getBreaches(): Promise<BreachesView>
  getBreach(id: string): Promise<BreachView>
}

/** The admin's page of businesses that nobody has claimed. */
export interface ImportsView {
  isOn: boolean
  /** The setting UNCLAIMED decides, and not the page. */
  isFixed: boolean
  unclaimed: number
  imports: Pick<ImportAnswer, 'id' | 'fileName' | 'source' | 'state' | 'createdAt' | 'total'>[]
}

/** The admin's page of what was written to businesses that nobody has claimed, the newest first. */
export interface InvitationsView {
  isOn: boolean
  waiting: number
  sent: number
  left: number
  decided: {
    businessId: string
    businessName: string
    address: string
    source: string
    checkedOn: string
    outcome: 'sent' | 'left'
    decidedAt: string
  }[]
}

/** One import, with the columns of its file while they are to be named. */
export interface ImportPageView {
  import: ImportAnswer
  columns: { heading: string; samples: string[]; field: string }[]
  /** Phone numbers that a spreadsheet has spoiled: their leading 0 comes back, or they are lost. */
  eaten: { restored: number; lost: number }
}

export interface InboxQuery {
  state?: ConversationState | undefined
  page: number
  id?: string | undefined
}

/** A card that asks a customer for a review on Google. */
export interface GoogleCard {
  businessName: string
  url: string
}

/** Who runs the site, by the admin's page, and what the settings say where it says nothing. */
export interface OperatorView {
  details: OperatorDetails
  settings: Partial<OperatorDetails>
}
