import { ownPages } from '#shared/own-paths.ts'
import {
  bookingPages,
  formAddress,
  formPages,
  groupPages,
  helpPages,
  mailPages,
  privacyPages,
  reviewPages,
  withToken,
} from '#shared/paths.ts'
import { all, type Row, VISITOR } from './row.ts'

/** The page with the form says who may see it. */
const reload = (url: Row['url']): Row => ({ method: 'GET', url, expected: all(302) })

/** Forms without script, and the pages that have them. */
export const FORM_ROWS: Record<string, Row> = {
  'open the page of one’s data': { method: 'GET', url: privacyPages.yourData, expected: all(200) },
  'ask for a link to one’s data': {
    method: 'POST',
    url: privacyPages.yourData,
    payload: { email: VISITOR.email },
    expected: all(303),
  },
  'open somebody’s data without a link': {
    method: 'GET',
    url: withToken(privacyPages.held, 'guessed'),
    expected: all(404),
  },
  'erase somebody’s data without a link': {
    method: 'POST',
    url: privacyPages.held,
    payload: { token: 'guessed', confirm: 'ERASE' },
    expected: all(404),
  },
  'download somebody’s data without a link': {
    method: 'GET',
    url: withToken('/api/privacy/your-data', 'guessed'),
    expected: all(404),
  },
  'open the page of an owner': {
    method: 'GET',
    url: ({ ownerId }) => ownPages.user(ownerId),
    expected: { ...all(303), admin: 200 },
  },
  'activate by a form an owner that never was': {
    method: 'POST',
    url: ownPages.userAction('nobody', 'activate'),
    payload: {},
    expected: { ...all(303), admin: 404 },
  },
  'pause by a form an owner that never was': {
    method: 'POST',
    url: ownPages.userAction('nobody', 'pause'),
    payload: {},
    expected: { ...all(303), admin: 404 },
  },
  'resume by a form an owner that never was': {
    method: 'POST',
    url: ownPages.userAction('nobody', 'unpause'),
    payload: {},
    expected: { ...all(303), admin: 404 },
  },
  'send a reset link by a form to an owner that never was': {
    method: 'POST',
    url: ownPages.userAction('nobody', 'reset-link'),
    payload: {},
    expected: { ...all(303), admin: 404 },
  },
  'undo by a form what nobody did': {
    method: 'POST',
    url: ({ ownerId }) => ownPages.userAction(ownerId, 'undo'),
    payload: { id: 'nothing' },
    expected: { ...all(303), admin: 404 },
  },
  'send again by a form a mail that never was': {
    method: 'POST',
    url: ({ ownerId }) => ownPages.userAction(ownerId, 'send-again'),
    payload: { id: 'nothing' },
    expected: { ...all(303), admin: 404 },
  },
  'send a welcome again by a form': {
    method: 'POST',
    url: ({ ownerId }) => ownPages.userAction(ownerId, 'welcome'),
    expected: all(303),
  },
  'subscribe by a form': {
    method: 'POST',
    url: formAddress('newsletter'),
    payload: { email: VISITOR.email },
    expected: all(303),
  },
  'say by a form that an answer helped': {
    method: 'POST',
    url: helpPages.article('book-a-time'),
    payload: { helped: 'yes' },
    expected: all(303),
  },
  'sign in by a form with a wrong password': {
    method: 'POST',
    url: formAddress('login'),
    payload: { email: VISITOR.email, password: 'wrong' },
    expected: all(401),
  },
  'register by a form with two passwords': {
    method: 'POST',
    url: formAddress('register'),
    payload: { email: VISITOR.email, password: 'one', confirmPassword: 'two' },
    expected: all(400),
  },
  'book by a form': {
    method: 'POST',
    url: formAddress('booking'),
    payload: ({ businessId }) => ({ businessId, ...VISITOR }),
    expected: all(303),
  },
  'review by a form': {
    method: 'POST',
    url: formAddress('review'),
    payload: ({ businessId }) => ({ businessId, stars: '4' }),
    // Not its owner.
    expected: { ...all(303), active: 403 },
  },
  'correct the mail address by a form with the link in a mail': {
    method: 'POST',
    url: ({ bookingToken }) => `${bookingPages.visitor(bookingToken)}/email`,
    payload: { email: 'right@example.co.za' },
    expected: all(403),
  },
  'stop the mails of the own booking by a form': {
    method: 'POST',
    url: ({ bookingToken }) => `${bookingPages.visitor(bookingToken)}/stop-mails`,
    payload: {},
    expected: all(303),
  },
  'stop the mails of several by a form with the link of one booking': {
    method: 'POST',
    url: ({ bookingToken }) => `${groupPages.group(bookingToken)}/stop-mails`,
    payload: {},
    expected: all(404),
  },
  'open the form for a booking': {
    method: 'GET',
    url: ({ businessId }) => formPages.booking({ business: businessId }),
    expected: all(200),
  },
  'open the form for a booking where payment is awaited': {
    method: 'GET',
    url: ({ hiddenBusinessId }) => formPages.booking({ business: hiddenBusinessId }),
    expected: all(404),
  },
  'open the form for a review': {
    method: 'GET',
    url: ({ businessId }) => formPages.review({ business: businessId }),
    expected: all(200),
  },
  'open the form of the newsletter': {
    method: 'GET',
    url: formAddress('newsletter'),
    expected: all(200),
  },
  ...Object.fromEntries(
    Object.entries(mailPages).flatMap(([name, url]): [string, Row][] => [
      [`open ${name}`, { method: 'GET', url: withToken(url, 'guessed'), expected: all(200) }],
      [
        `send ${name} without a link`,
        { method: 'POST', url, payload: { token: 'guessed' }, expected: all(404) },
      ],
    ]),
  ),
  'open the page that confirms a review': {
    method: 'GET',
    url: withToken(reviewPages.confirm, 'guessed'),
    expected: all(200),
  },
  'open the form that answers a review without a link': {
    method: 'GET',
    url: withToken(reviewPages.reply, 'guessed'),
    expected: all(404),
  },
  'open the form that edits a review without a link': {
    method: 'GET',
    url: withToken(reviewPages.edit, 'guessed'),
    expected: all(404),
  },
  'open the form that reports a review that never was': {
    method: 'GET',
    url: reviewPages.report('nothing'),
    expected: all(404),
  },
  'open the notice about a review that never was': {
    method: 'GET',
    url: reviewPages.noticeAbout('nothing'),
    expected: all(404),
  },
  ...Object.fromEntries(
    (['activate', 'pause', 'unpause', 'reset-link', 'undo', 'send-again', 'welcome'] as const).map(
      (action) => [
        `load the form of ${action} again`,
        reload(({ ownerId }) => ownPages.userAction(ownerId, action)),
      ],
    ),
  ),
  'sign out by a form': { method: 'POST', url: formAddress('logout'), expected: all(303) },
  'load the form of signing out again': reload(formAddress('logout')),
  'load the form of signing in again': reload(formAddress('login')),
  'load the form of registering again': reload(formAddress('register')),
  'load the form of a confirmation again': reload(formAddress('confirm')),
  'load the form that asks for a confirmation again': reload(formAddress('review-confirmation')),
  'load the form that edits a review again': reload(formAddress('review-edit')),
  'load the form that withdraws a review again': reload(formAddress('review-withdrawal')),
  'load the form of a reply again': reload(formAddress('reply')),
  'load the form of a report again': reload(formAddress('report')),
  'load the form of a notice again': reload(formAddress('notice')),
  'load the form of a corrected address again': reload(
    ({ bookingToken }) => `${bookingPages.visitor(bookingToken)}/email`,
  ),
  'load the form of the own mails again': reload(
    ({ bookingToken }) => `${bookingPages.visitor(bookingToken)}/stop-mails`,
  ),
  'load the form of the mails of several again': reload(
    ({ bookingToken }) => `${groupPages.group(bookingToken)}/stop-mails`,
  ),
  'load the form of a download again': reload(ownPages.accountDownload),
  'load the form that leaves the line again': reload(ownPages.gemsLeave),
  'load the form that closes the account again': reload(ownPages.accountClose),
  'load the form that keeps the account again': reload(ownPages.accountKeep),
  'load the form of a plan again': reload(ownPages.billingChange),
  'load the form before the first payment again': reload(ownPages.checkoutDetails),
  'load the form of invoices again': reload(ownPages.billingDetails),
  'load the form of an import again: columns': reload(ownPages.importAction('nothing', 'columns')),
  'load the form of an import again: decide': reload(ownPages.importAction('nothing', 'decide')),
  'load the form of an import again: apply': reload(ownPages.importAction('nothing', 'apply')),
  'load the form of an import again: undo': reload(ownPages.importAction('nothing', 'undo')),
  'load the form of an import again: discard': reload(ownPages.importAction('nothing', 'discard')),
  'load the form that shows the unclaimed again': reload(ownPages.importsAction('show')),
  'load the form that hides the unclaimed again': reload(ownPages.importsAction('hide')),
  'load the form that invites again': reload(ownPages.invitationsAction('send')),
  'load the form that closes a mailbox again': reload(ownPages.invitationsAction('close')),
  'load the form that opens the site again': reload(ownPages.readyAction('open')),
  'load the form that closes the site again': reload(ownPages.readyAction('close')),
  'load the form of the operator again': reload(ownPages.readyAction('details')),
  'load the form that asks for second steps again': reload(ownPages.readyAction('ask-second-step')),
  'load the form of a backup again': reload(ownPages.readyAction('back-up')),
  'load the form of the mails about changes again': reload(ownPages.readyAction('mails')),
  'load the form of a test mail again': reload(ownPages.readyAction('test-mail')),
  'load the form of a test notification again': reload(ownPages.readyAction('test-payment')),
  'load the form of a settled message again': reload(ownPages.moneySettled),
  'load the form of a payment again': reload(
    ({ ownerId }) => `${ownPages.ownerMoney(ownerId)}/eft`,
  ),
  'load the form of cancelled card payments again': reload(
    ({ ownerId }) => `${ownPages.ownerMoney(ownerId)}/cancel`,
  ),
  'load the form of paused card payments again': reload(
    ({ ownerId }) => `${ownPages.ownerMoney(ownerId)}/pause`,
  ),
  'load the form of a refund again': reload(
    ({ ownerId }) => `${ownPages.ownerMoney(ownerId)}/refund`,
  ),
}
