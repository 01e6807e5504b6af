import { TEST_PASSWORD } from '#demo/factories/users.ts'
import { billingApi, ownPages } from '#shared/billing/billing-paths.ts'
import { bookingApi, bookingPages } from '#shared/booking/booking-paths.ts'
import { timesApi } from '#shared/booking/booking-times-paths.ts'
import { api, feeds, formAddress, withToken } from '#shared/paths.ts'
import { reviewApi } from '#shared/review-paths.ts'
import { sharePictures } from '#shared/share-picture.ts'
import { CALLERS, type Caller, type World } from '#tests/helpers/callers.ts'

export interface Row {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string | ((world: World) => string)
  payload?: object | ((world: World) => object)
  expected: Record<Caller, number>
}

const all = (status: number): Row['expected'] =>
  Object.fromEntries(CALLERS.map((caller) => [caller, status])) as Row['expected']

/** Nobody without a session that holds. */
const NO_SESSION = { signedOut: 401, expiredSession: 401, deletedUser: 401 }
const signedIn = (status: number): Row['expected'] => ({ ...all(status), ...NO_SESSION })

/** Owners see their own side, paid for or not; admins have another. */
const ownersOnly = (status: number): Row['expected'] => ({
  ...signedIn(status),
  admin: 403,
  newPasswordDue: 403,
})
const paidOwnersOnly = (status: number) => ({ ...ownersOnly(status), pending: 403 })
/** By the link alone, whoever holds it: the first one moves the booking, the others are told so. */
const firstOnly = (status: number): Row['expected'] => ({ ...all(409), signedOut: status })
const adminsOnly = (status: number): Row['expected'] => ({
  ...signedIn(403),
  admin: status,
})

/** Pages for one person send strangers to sign in, and so those whose password is due. */
const ownPage = (expected: Partial<Row['expected']>, status: number): Row['expected'] => ({
  ...all(status),
  signedOut: 303,
  expiredSession: 303,
  deletedUser: 303,
  newPasswordDue: 303,
  admin: 404,
  ...expected,
})

const VISITOR = { name: 'Nomsa Dlamini', phone: '060 000 0000', email: 'nomsa@example.co.za' }

const PROFILE = {
  businessName: 'Kloof Coffee',
  industry: 'Restaurant',
  area: 'City Bowl',
  address: '1 Kloof Street',
}

let lastEmail = 0
const newEmail = () => {
  lastEmail += 1
  return `matrix-${lastEmail}@example.co.za`
}

/**
 * Every call, file and private page by every kind of caller. What changes something gets a scene of
 * its own, so that it may destroy what it likes.
 */
export const ROWS: Record<string, Row> = {
  'ask whether the house is well': { method: 'GET', url: api.health, expected: all(200) },
  'list the categories': { method: 'GET', url: api.categories, expected: all(200) },
  'read a category': { method: 'GET', url: api.category('restaurants'), expected: all(200) },
  'list the businesses': { method: 'GET', url: api.businesses, expected: all(200) },
  'list the businesses of a category': {
    method: 'GET',
    url: api.businessesOfCategory('restaurants'),
    expected: all(200),
  },
  'read a business': {
    method: 'GET',
    url: ({ businessId }) => api.business(businessId),
    expected: all(200),
  },
  'read a business that waits for payment': {
    method: 'GET',
    url: ({ hiddenBusinessId }) => api.business(hiddenBusinessId),
    expected: all(404),
  },
  'read all reviews of a business': {
    method: 'GET',
    url: ({ businessId }) => reviewApi.all(businessId),
    expected: all(200),
  },
  'list the featured gems': { method: 'GET', url: api.featuredGems, expected: all(200) },
  'see a business': {
    method: 'POST',
    url: ({ businessId }) => api.businessView(businessId),
    expected: all(204),
  },
  'share a business': {
    method: 'POST',
    url: api.shareTrack,
    payload: ({ businessId }) => ({ businessId }),
    expected: all(204),
  },
  'ask for a booking': {
    method: 'POST',
    url: api.booking,
    payload: ({ businessId }) => ({ businessId, ...VISITOR }),
    expected: all(201),
  },
  'read the free times of a service': {
    method: 'GET',
    url: ({ businessId, serviceId }) => `${timesApi.times(businessId)}?service=${serviceId}`,
    expected: all(200),
  },
  'read the free times of a service of another business': {
    method: 'GET',
    url: ({ hiddenBusinessId, serviceId }) =>
      `${timesApi.times(hiddenBusinessId)}?service=${serviceId}`,
    expected: all(404),
  },
  'ask a business for a booking that waits for payment': {
    method: 'POST',
    url: api.booking,
    payload: ({ hiddenBusinessId }) => ({ businessId: hiddenBusinessId, ...VISITOR }),
    expected: all(404),
  },
  'review a business': {
    method: 'POST',
    url: api.rating,
    payload: ({ businessId }) => ({ businessId, stars: 4 }),
    expected: all(201),
  },
  'review a business that waits for payment': {
    method: 'POST',
    url: api.rating,
    payload: ({ hiddenBusinessId }) => ({ businessId: hiddenBusinessId, stars: 1 }),
    expected: all(404),
  },
  'have a link sent for a review of somebody else': {
    method: 'POST',
    url: reviewApi.confirmation('nothing'),
    payload: { email: VISITOR.email },
    expected: all(404),
  },
  'confirm a review without a link': {
    method: 'POST',
    url: withToken(reviewApi.confirm, 'guessed'),
    expected: all(404),
  },
  'confirm a review by a plain form without a link': {
    method: 'POST',
    url: formAddress('confirm'),
    payload: { token: 'guessed' },
    expected: all(404),
  },
  'report a review that never was': {
    method: 'POST',
    url: reviewApi.report('nothing'),
    payload: { reason: 'advert' },
    expected: all(404),
  },
  'send a notice about a review that never was': {
    method: 'POST',
    url: reviewApi.notice('nothing'),
    payload: {
      ...VISITOR,
      address: '1 Kloof Street',
      rightInfringed: 'My name.',
      remedy: 'Take it down.',
      goodFaith: 'yes',
      truth: 'yes',
      signature: VISITOR.name,
    },
    expected: all(404),
  },
  'report by a plain form a review that never was': {
    method: 'POST',
    url: formAddress('report'),
    payload: { reviewId: 'nothing', reason: 'advert' },
    expected: all(404),
  },
  'send a notice by a plain form that says nothing': {
    method: 'POST',
    url: formAddress('notice'),
    payload: { reviewId: 'nothing' },
    expected: all(400),
  },
  'subscribe to the newsletter': {
    method: 'POST',
    url: api.newsletter,
    payload: () => ({ email: newEmail() }),
    expected: all(200),
  },
  'open the link of a newsletter': {
    method: 'GET',
    url: withToken(api.newsletterConfirm, 'guessed'),
    expected: all(302),
  },
  'confirm a newsletter without a link': {
    method: 'POST',
    url: withToken(api.newsletterConfirm, 'guessed'),
    expected: all(404),
  },
  'open the link that ends a newsletter': {
    method: 'GET',
    url: withToken(api.newsletterUnsubscribe, 'guessed'),
    expected: all(302),
  },
  'end a newsletter without a link': {
    method: 'POST',
    url: withToken(api.newsletterUnsubscribe, 'guessed'),
    expected: all(404),
  },
  'open the link that ends the monthly figures': {
    method: 'GET',
    url: withToken(api.digestUnsubscribe, 'guessed'),
    expected: all(302),
  },
  'end the monthly figures without a link': {
    method: 'POST',
    url: withToken(api.digestUnsubscribe, 'guessed'),
    expected: all(404),
  },
  'who am I': { method: 'GET', url: api.user, expected: signedIn(200) },
  'sign in with a wrong password': {
    method: 'POST',
    url: api.login,
    payload: { email: 'nobody@example.co.za', password: 'not the password' },
    expected: all(401),
  },
  register: {
    method: 'POST',
    url: api.register,
    payload: () => ({ email: newEmail(), password: TEST_PASSWORD }),
    expected: all(200),
  },
  'sign out': { method: 'POST', url: api.logout, expected: all(200) },
  'forgotten password': {
    method: 'POST',
    url: api.forgotPassword,
    payload: { email: 'nobody@example.co.za' },
    expected: all(200),
  },
  'reset a password without a link': {
    method: 'POST',
    url: api.resetPassword,
    payload: { token: 'guessed', newPassword: TEST_PASSWORD },
    expected: all(400),
  },
  'confirm an address without a link': {
    method: 'POST',
    url: api.confirmEmail,
    payload: { token: 'guessed' },
    expected: all(400),
  },
  'have the mail sent again that confirms an address, though it is confirmed': {
    method: 'POST',
    url: api.resendConfirmation,
    expected: signedIn(409),
  },
  'change the password without knowing it': {
    method: 'POST',
    url: api.changePassword,
    payload: { currentPassword: 'a guess', newPassword: TEST_PASSWORD },
    expected: { ...signedIn(400), newPasswordDue: 200 },
  },
  'read the own dashboard': { method: 'GET', url: api.dashboard, expected: ownersOnly(200) },
  'read the own bookings': {
    method: 'GET',
    url: api.dashboardBookings,
    expected: paidOwnersOnly(200),
  },
  'read the own week': {
    method: 'GET',
    url: `${bookingApi.week}?from=2026-12-07`,
    expected: paidOwnersOnly(200),
  },
  'take the own bookings along': {
    method: 'GET',
    url: bookingApi.file,
    expected: paidOwnersOnly(200),
  },
  'accept a booking': {
    method: 'POST',
    url: ({ bookingId }) => bookingApi.ownerMove(bookingId, 'accept'),
    payload: {},
    expected: { ...paidOwnersOnly(404), active: 200 },
  },
  'read since when there is a calendar address': {
    method: 'GET',
    url: bookingApi.calendar,
    expected: paidOwnersOnly(200),
  },
  'renew the calendar address': {
    method: 'POST',
    url: bookingApi.calendar,
    expected: { ...paidOwnersOnly(200), paused: 404 },
  },
  'stop the calendar address': {
    method: 'DELETE',
    url: bookingApi.calendar,
    expected: { ...paidOwnersOnly(204), paused: 404 },
  },
  'read a calendar with a guessed address': {
    method: 'GET',
    url: bookingPages.calendar('guessed'),
    expected: all(404),
  },
  'cancel a booking by its link': {
    method: 'POST',
    url: ({ bookingToken }) => bookingApi.visitorMove(bookingToken, 'cancel'),
    payload: {},
    expected: firstOnly(200),
  },
  'cancel a booking by a guessed link': {
    method: 'POST',
    url: bookingApi.visitorMove('guessed', 'cancel'),
    payload: {},
    expected: all(404),
  },
  'stop the mails of a booking': {
    method: 'POST',
    url: ({ bookingToken }) => bookingApi.visitorMove(bookingToken, 'stop-mails'),
    payload: {},
    expected: all(200),
  },
  'open the link that stops the mails of a booking': {
    method: 'GET',
    url: ({ bookingToken }) => bookingApi.visitorMove(bookingToken, 'stop-mails'),
    expected: all(302),
  },
  'open the own booking': {
    method: 'GET',
    url: ({ bookingToken }) => bookingPages.visitor(bookingToken),
    expected: all(200),
  },
  'open the own booking by the link of the owner': {
    method: 'GET',
    url: ({ ownerToken }) => bookingPages.visitor(ownerToken),
    expected: all(404),
  },
  'open the calendar file of a booking without a time': {
    method: 'GET',
    url: ({ bookingToken }) => `${bookingPages.visitor(bookingToken)}/calendar.ics`,
    expected: all(404),
  },
  'cancel the own booking by a form': {
    method: 'POST',
    url: ({ bookingToken }) => `${bookingPages.visitor(bookingToken)}/cancel`,
    payload: {},
    expected: firstOnly(303),
  },
  'open the address of that form': {
    method: 'GET',
    url: ({ bookingToken }) => `${bookingPages.visitor(bookingToken)}/cancel`,
    expected: all(302),
  },
  'open a request from the mail': {
    method: 'GET',
    url: ({ ownerToken }) => bookingPages.answer(ownerToken),
    expected: all(200),
  },
  'open a request by the link of the visitor': {
    method: 'GET',
    url: ({ bookingToken }) => bookingPages.answer(bookingToken),
    expected: all(404),
  },
  'decline a request from the mail': {
    method: 'POST',
    url: ({ ownerToken }) => `${bookingPages.answer(ownerToken)}/decline`,
    payload: {},
    expected: firstOnly(303),
  },
  'open the address of the form in the mail': {
    method: 'GET',
    url: ({ ownerToken }) => `${bookingPages.answer(ownerToken)}/decline`,
    expected: all(302),
  },
  'read how the own business is booked': {
    method: 'GET',
    url: timesApi.setup,
    expected: paidOwnersOnly(200),
  },
  'change a service of another': {
    method: 'PUT',
    url: timesApi.setup,
    payload: ({ serviceId }) => ({
      services: [{ id: serviceId, name: 'Mine', minutes: 30, price: null, online: true }],
    }),
    // Only its own owner has a service of that id.
    expected: { ...paidOwnersOnly(409), active: 200 },
  },
  'read the own blocked times': {
    method: 'GET',
    url: timesApi.blockedTimes,
    expected: paidOwnersOnly(200),
  },
  'block a time that ends before it begins': {
    method: 'POST',
    url: timesApi.blockedTimes,
    payload: { startISO: '2999-01-02T08:00:00Z', endISO: '2999-01-01T08:00:00Z' },
    expected: paidOwnersOnly(400),
  },
  'free a blocked time of another': {
    method: 'DELETE',
    url: ({ blockedTimeId }) => timesApi.blockedTime(blockedTimeId),
    // An owner without a business has none; only its own owner has this one.
    expected: { ...paidOwnersOnly(409), active: 204, otherOwner: 404 },
  },
  'read the own reviews': { method: 'GET', url: reviewApi.own, expected: paidOwnersOnly(200) },
  'store a link that is not Google’s': {
    method: 'PUT',
    url: reviewApi.googleLink,
    payload: { url: 'https://example.co.za' },
    expected: paidOwnersOnly(400),
  },
  'answer a review that is not theirs': {
    method: 'PUT',
    url: reviewApi.reply('nothing'),
    payload: { text: 'Thank you.' },
    expected: paidOwnersOnly(404),
  },
  'take an answer back that is not theirs': {
    method: 'DELETE',
    url: reviewApi.reply('nothing'),
    expected: paidOwnersOnly(404),
  },
  'answer a review without a link': {
    method: 'POST',
    url: withToken(reviewApi.replyByMail, 'guessed'),
    payload: { text: 'Thank you.' },
    expected: all(404),
  },
  'answer a review by a plain form without a link': {
    method: 'POST',
    url: formAddress('reply'),
    payload: { token: 'guessed', text: 'Thank you.' },
    expected: all(404),
  },
  'read the own figures': {
    method: 'GET',
    url: api.dashboardAnalytics,
    expected: paidOwnersOnly(200),
  },
  'save the own profile': {
    method: 'PUT',
    url: api.ownBusiness,
    payload: ({ businessId, ownerId }) => ({ ...PROFILE, id: businessId, userId: ownerId }),
    expected: paidOwnersOnly(200),
  },
  'save a profile that is not right': {
    method: 'PUT',
    url: api.ownBusiness,
    payload: {},
    expected: paidOwnersOnly(400),
  },
  'save listing details that are not right': {
    method: 'PUT',
    url: api.ownListing,
    payload: { yearEstablished: 'long ago' },
    expected: paidOwnersOnly(400),
  },
  'upload what is no picture': {
    method: 'POST',
    url: api.upload,
    payload: { image: 'no' },
    expected: paidOwnersOnly(400),
  },
  'read the figures of the house': {
    method: 'GET',
    url: api.adminStats,
    expected: adminsOnly(200),
  },
  'list all owners': { method: 'GET', url: api.adminBusinesses, expected: adminsOnly(200) },
  'list the signups': { method: 'GET', url: api.adminNewsletter, expected: adminsOnly(200) },
  'export the owners': { method: 'GET', url: api.adminBusinessesFile, expected: adminsOnly(200) },
  'export the signups': { method: 'GET', url: api.adminNewsletterFile, expected: adminsOnly(200) },
  'read what admins did': { method: 'GET', url: api.adminActions, expected: adminsOnly(200) },
  'pause an owner': {
    method: 'POST',
    url: api.adminToggleSubscription,
    payload: ({ targetId }) => ({ userId: targetId, action: 'pause' }),
    expected: adminsOnly(200),
  },
  'activate an owner': {
    method: 'POST',
    url: api.adminActivateUser,
    payload: ({ targetId }) => ({ userId: targetId }),
    expected: adminsOnly(200),
  },
  'reset a password': {
    method: 'POST',
    url: api.adminResetPassword,
    payload: ({ targetId }) => ({ userId: targetId }),
    expected: adminsOnly(200),
  },
  'reset a password of nobody': {
    method: 'POST',
    url: api.adminResetPassword,
    payload: {},
    expected: adminsOnly(400),
  },
  'feature a business': {
    method: 'POST',
    url: api.adminFeaturedGems,
    payload: ({ businessId }) => ({ businessId }),
    expected: adminsOnly(200),
  },
  'list all gems': { method: 'GET', url: api.adminFeaturedGems, expected: adminsOnly(200) },
  'remove a gem that is none': {
    method: 'DELETE',
    url: ({ businessId }) => api.adminFeaturedGem(businessId),
    expected: adminsOnly(404),
  },
  'list the held reviews': {
    method: 'GET',
    url: `${api.adminReviews}?state=held`,
    expected: adminsOnly(200),
  },
  'list the reported reviews': {
    method: 'GET',
    url: `${api.adminReviews}?state=reported`,
    expected: adminsOnly(200),
  },
  'publish a review that never was': {
    method: 'POST',
    url: api.adminReview('nothing', 'publish'),
    expected: adminsOnly(404),
  },
  'hide a review that never was': {
    method: 'POST',
    url: api.adminReview('nothing', 'hide'),
    payload: () => ({ reason: 'Not about a visit.' }),
    expected: adminsOnly(404),
  },
  'publish the held reviews of a business that has none': {
    method: 'POST',
    url: ({ businessId }) => api.adminHeldReviews(businessId, 'publish'),
    payload: () => ({ until: '2026-01-01T00:00:00.000Z' }),
    expected: adminsOnly(409),
  },
  'hide the held reviews of a business that has none': {
    method: 'POST',
    url: ({ businessId }) => api.adminHeldReviews(businessId, 'hide'),
    payload: () => ({ until: '2026-01-01T00:00:00.000Z', reason: 'Part of a flood.' }),
    expected: adminsOnly(409),
  },
  'read the failed mail': { method: 'GET', url: api.adminOutbox, expected: adminsOnly(200) },
  'send a mail again that never was': {
    method: 'POST',
    url: api.adminOutboxRetry('nothing'),
    expected: adminsOnly(404),
  },
  'read the scheduled tasks': { method: 'GET', url: api.adminTasks, expected: adminsOnly(200) },
  'delete an owner': {
    method: 'DELETE',
    url: ({ targetId }) => api.adminUser(targetId),
    expected: adminsOnly(200),
  },
  'read the money': { method: 'GET', url: billingApi.adminMoney, expected: adminsOnly(200) },
  'export the ledger': { method: 'GET', url: billingApi.adminMoneyFile, expected: adminsOnly(200) },
  'read the ledger of an owner': {
    method: 'GET',
    url: ({ ownerId }) => billingApi.adminLedger(ownerId),
    expected: adminsOnly(200),
  },
  'note a payment of nobody': {
    method: 'POST',
    url: billingApi.adminEft,
    payload: { userId: 'nobody', day: '2024-10-01', reference: 'X' },
    expected: adminsOnly(404),
  },
  'note a refund of nothing': {
    method: 'POST',
    url: billingApi.adminRefund,
    payload: { entryId: 'nothing', amountCents: 1, reason: 'X' },
    expected: adminsOnly(404),
  },
  'read the own bills': { method: 'GET', url: billingApi.billing, expected: ownersOnly(200) },
  'cancel a plan that the ledger does not know': {
    method: 'POST',
    url: billingApi.billingChange,
    payload: { change: 'cancel' },
    expected: ownersOnly(409),
  },
  'tell of a payment where no provider is set up': {
    method: 'POST',
    url: billingApi.payfastNotifications,
    payload: {},
    expected: all(404),
  },
  'open the money': {
    method: 'GET',
    url: ownPages.money,
    expected: { ...all(303), admin: 200 },
  },
  'open the ledger of an owner': {
    method: 'GET',
    url: ({ ownerId }) => ownPages.ownerMoney(ownerId),
    expected: { ...all(303), admin: 200 },
  },
  'note a payment by an empty form': {
    method: 'POST',
    url: ({ ownerId }) => `${ownPages.ownerMoney(ownerId)}/eft`,
    payload: {},
    expected: { ...all(303), admin: 409 },
  },
  'note a refund by an empty form': {
    method: 'POST',
    url: ({ ownerId }) => `${ownPages.ownerMoney(ownerId)}/refund`,
    payload: {},
    expected: { ...all(303), admin: 409 },
  },
  'open plan and billing': { method: 'GET', url: ownPages.billing, expected: ownPage({}, 200) },
  'cancel by a form a plan that the ledger does not know': {
    method: 'POST',
    url: ownPages.billingChange,
    payload: { change: 'cancel' },
    expected: ownPage({}, 409),
  },
  'open the checkout where no provider is set up': {
    method: 'GET',
    url: ownPages.checkout,
    expected: ownPage({}, 404),
  },
  'change a card that is none': {
    method: 'GET',
    url: ownPages.card,
    expected: ownPage({}, 404),
  },
  'open an invoice of somebody else': {
    method: 'GET',
    url: ownPages.invoice('INV-000001'),
    expected: ownPage({}, 404),
  },
  'sign out everywhere': { method: 'POST', url: api.signOutEverywhere, expected: signedIn(200) },
  'ask after the own second step': {
    method: 'GET',
    url: api.secondFactor,
    expected: adminsOnly(200),
  },
  'begin a second step without knowing the password': {
    method: 'POST',
    url: api.secondFactor,
    payload: { password: 'a guess' },
    expected: adminsOnly(400),
  },
  'confirm a second step that was not begun': {
    method: 'POST',
    url: api.secondFactorConfirm,
    payload: { code: '123456' },
    expected: adminsOnly(409),
  },
  'renew the recovery codes of a second step that is off': {
    method: 'POST',
    url: api.recoveryCodes,
    payload: { password: 'a guess', code: '123456' },
    expected: adminsOnly(409),
  },
  'turn a second step off that is off': {
    method: 'POST',
    url: api.secondFactorRemove,
    payload: { password: 'a guess', code: '123456' },
    expected: adminsOnly(409),
  },
  'list the own sessions': { method: 'GET', url: api.sessions, expected: signedIn(200) },
  'end a session of somebody else': {
    method: 'DELETE',
    url: ({ sessionId }) => api.session(sessionId),
    expected: { ...signedIn(404), active: 200 },
  },
  'see a picture that nobody sent': {
    method: 'GET',
    url: '/images/0123456789abcdef0123456789abcdef/800.webp',
    expected: all(404),
  },
  'see the card of the house': { method: 'GET', url: sharePictures.home, expected: all(200) },
  'see the card of a category': {
    method: 'GET',
    url: sharePictures.category('restaurants'),
    expected: all(200),
  },
  'see the card of an article that is none': {
    method: 'GET',
    url: '/share/blog/nothing.jpg',
    expected: all(404),
  },
  'see the card of a business that waits for payment': {
    method: 'GET',
    url: ({ hiddenBusinessId }) => `/share/business/${hiddenBusinessId}.jpg`,
    expected: all(404),
  },
  'load the poster of a business that waits for payment': {
    method: 'GET',
    url: ({ hiddenBusinessId }) => `/share/business/${hiddenBusinessId}/poster.png`,
    expected: all(404),
  },
  'subscribe by a plain form': {
    method: 'POST',
    url: formAddress('newsletter'),
    payload: { email: VISITOR.email },
    expected: all(200),
  },
  'sign in by a plain form with a wrong password': {
    method: 'POST',
    url: formAddress('login'),
    payload: { email: VISITOR.email, password: 'wrong' },
    expected: all(401),
  },
  'register by a plain form with two passwords': {
    method: 'POST',
    url: formAddress('register'),
    payload: { email: VISITOR.email, password: 'one', confirmPassword: 'two' },
    expected: all(400),
  },
  'book by a plain form': {
    method: 'POST',
    url: formAddress('booking'),
    payload: ({ businessId }) => ({ businessId, ...VISITOR }),
    expected: all(200),
  },
  'review by a plain form': {
    method: 'POST',
    url: formAddress('review'),
    payload: ({ businessId }) => ({ businessId, stars: '4' }),
    expected: all(200),
  },
  'open the plain form for a booking': {
    method: 'GET',
    url: formAddress('booking'),
    expected: all(200),
  },
  'open the plain form for a review': {
    method: 'GET',
    url: formAddress('review'),
    expected: all(200),
  },
  'read the robots’ rules': { method: 'GET', url: feeds.robots, expected: all(200) },
  'read whom to tell about a weakness': { method: 'GET', url: feeds.security, expected: all(200) },
  'read the feed': { method: 'GET', url: feeds.blog, expected: all(200) },
  'read the map': { method: 'GET', url: feeds.sitemap, expected: all(200) },
  'read the map of pages': { method: 'GET', url: feeds.sitemapOfPages, expected: all(200) },
  'read the map of businesses': {
    method: 'GET',
    url: feeds.sitemapOfBusinesses(1),
    expected: all(200),
  },
  'read how to call': { method: 'GET', url: '/api/docs/json', expected: all(200) },
  'call what is none': { method: 'POST', url: '/api/admin/nothing', expected: all(404) },
}
