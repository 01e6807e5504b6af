import { adminPrivacyPages, ownPages } from '#shared/own-paths.ts'
import { adminsOnly, all, type Row } from './row.ts'

const BREACH_ACTIONS = ['save', 'send', 'stop', 'go-on', 'discard'] as const
const BREACH_TEXT = { happened: 'a', consequences: 'b', measures: 'c', advice: 'd' }

/** What admins do. */
export const ADMIN_ROWS: Record<string, Row> = {
  'read the figures of the house': {
    method: 'GET',
    url: '/api/admin/stats',
    expected: adminsOnly(200),
  },
  'read whether all is well': {
    method: 'GET',
    url: '/api/admin/readiness',
    expected: adminsOnly(200),
  },
  'open the page Import': {
    method: 'GET',
    url: ownPages.imports,
    expected: { ...all(303), admin: 200 },
  },
  'hide by a form what is hidden': {
    method: 'POST',
    url: ownPages.importsAction('hide'),
    payload: {},
    expected: { ...all(303), admin: 409 },
  },
  'show by a form what nobody has claimed': {
    method: 'POST',
    url: ownPages.importsAction('show'),
    payload: {},
    expected: all(303),
  },
  'send no file to import': {
    method: 'POST',
    url: '/api/admin/imports',
    payload: {},
    expected: adminsOnly(400),
  },
  'read no import': {
    method: 'GET',
    url: '/api/admin/imports/nothing',
    expected: adminsOnly(404),
  },
  'download the report of no import': {
    method: 'GET',
    url: '/api/admin/imports/nothing/report.csv',
    expected: adminsOnly(404),
  },
  'write no import': {
    method: 'POST',
    url: '/api/admin/imports/nothing/apply',
    payload: {},
    expected: adminsOnly(404),
  },
  'undo no import': {
    method: 'POST',
    url: '/api/admin/imports/nothing/undo',
    payload: {},
    expected: adminsOnly(404),
  },
  'open the page of no import': {
    method: 'GET',
    url: ownPages.import('nothing'),
    expected: { ...all(303), admin: 404 },
  },
  'send by a form no file to import': {
    method: 'POST',
    url: ownPages.imports,
    payload: {},
    expected: { ...all(303), admin: 400 },
  },
  'name by a form the columns of no import': {
    method: 'POST',
    url: ownPages.importAction('nothing', 'columns'),
    payload: {},
    expected: { ...all(303), admin: 404 },
  },
  'decide by a form about no import': {
    method: 'POST',
    url: ownPages.importAction('nothing', 'decide'),
    payload: {},
    expected: { ...all(303), admin: 404 },
  },
  'write by a form no import': {
    method: 'POST',
    url: ownPages.importAction('nothing', 'apply'),
    payload: {},
    expected: { ...all(303), admin: 404 },
  },
  'undo by a form no import': {
    method: 'POST',
    url: ownPages.importAction('nothing', 'undo'),
    payload: {},
    expected: { ...all(303), admin: 404 },
  },
  'throw away by a form no import': {
    method: 'POST',
    url: ownPages.importAction('nothing', 'discard'),
    payload: {},
    expected: { ...all(303), admin: 404 },
  },
  'open the page Ready to open?': {
    method: 'GET',
    url: ownPages.ready,
    expected: { ...all(303), admin: 200 },
  },
  'open the site by a form while things are to mend': {
    method: 'POST',
    url: ownPages.readyAction('open'),
    payload: {},
    expected: { ...all(303), admin: 409 },
  },
  'close by a form a site that is closed': {
    method: 'POST',
    url: ownPages.readyAction('close'),
    payload: {},
    expected: { ...all(303), admin: 409 },
  },
  'save by a form a wrong address of the information officer': {
    method: 'POST',
    url: ownPages.readyAction('details'),
    payload: { informationOfficerEmail: 'x' },
    expected: { ...all(303), admin: 400 },
  },
  'send a test mail by a form': {
    method: 'POST',
    url: ownPages.readyAction('test-mail'),
    payload: {},
    expected: all(303),
  },
  'send a test notification by a form where no provider is set up': {
    method: 'POST',
    url: ownPages.readyAction('test-payment'),
    payload: {},
    expected: { ...all(303), admin: 409 },
  },
  'ask by a form the admins without a second step': {
    method: 'POST',
    url: ownPages.readyAction('ask-second-step'),
    payload: {},
    expected: all(303),
  },
  'ask by a form for a backup where there is no place for it': {
    method: 'POST',
    url: ownPages.readyAction('back-up'),
    payload: {},
    expected: { ...all(303), admin: 409 },
  },
  'switch by a form the mails about changes': {
    method: 'POST',
    url: ownPages.readyAction('mails'),
    payload: { mails: 'on' },
    expected: all(303),
  },
  'read the requests about data': {
    method: 'GET',
    url: adminPrivacyPages.requests,
    expected: { ...all(303), admin: 200 },
  },
  'try out what goes because it is old': {
    method: 'GET',
    url: adminPrivacyPages.oldData,
    expected: { ...all(303), admin: 200 },
  },
  'open the page of breach notices': {
    method: 'GET',
    url: adminPrivacyPages.breaches,
    expected: { ...all(303), admin: 200 },
  },
  'open a breach notice that never was': {
    method: 'GET',
    url: adminPrivacyPages.breach('nothing'),
    expected: { ...all(303), admin: 404 },
  },
  'enter by a form a request without a day': {
    method: 'POST',
    url: adminPrivacyPages.enterRequest,
    payload: { what: 'access', via: 'phone' },
    expected: { ...all(303), admin: 400 },
  },
  'close by a form a request that never was': {
    method: 'POST',
    url: adminPrivacyPages.closeRequest('nothing'),
    payload: { outcome: 'Told them by phone.' },
    expected: { ...all(303), admin: 409 },
  },
  'prepare by a form a breach notice about nothing': {
    method: 'POST',
    url: adminPrivacyPages.breaches,
    payload: { from: '2026-01-01', until: '2026-01-02' },
    expected: { ...all(303), admin: 400 },
  },
  ...Object.fromEntries(
    BREACH_ACTIONS.flatMap((action): [string, Row][] => [
      [
        `${action} by a form a breach notice that never was`,
        {
          method: 'POST',
          url: adminPrivacyPages.breachAction('nothing', action),
          payload: action === 'save' ? BREACH_TEXT : { confirm: '1' },
          expected: { ...all(303), admin: 404 },
        },
      ],
      [
        `load the form that would ${action} a breach notice again`,
        {
          method: 'GET',
          url: adminPrivacyPages.breachAction('nothing', action),
          expected: all(302),
        },
      ],
    ]),
  ),
  'load the form of an entered request again': {
    method: 'GET',
    url: adminPrivacyPages.enterRequest,
    expected: all(302),
  },
  'load the form of a closed request again': {
    method: 'GET',
    url: adminPrivacyPages.closeRequest('nothing'),
    expected: all(302),
  },
  'list all owners': { method: 'GET', url: '/api/admin/businesses', expected: adminsOnly(200) },
  'list the signups': { method: 'GET', url: '/api/admin/newsletter', expected: adminsOnly(200) },
  'export the owners': {
    method: 'GET',
    url: '/api/admin/businesses.csv',
    expected: adminsOnly(200),
  },
  'export the signups': {
    method: 'GET',
    url: '/api/admin/newsletter.csv',
    expected: adminsOnly(200),
  },
  'read what admins did': { method: 'GET', url: '/api/admin/actions', expected: adminsOnly(200) },
  'pause an owner': {
    method: 'POST',
    url: '/api/admin/toggle-subscription',
    payload: ({ targetId }) => ({ userId: targetId, action: 'pause' }),
    expected: adminsOnly(200),
  },
  'undo what nobody did': {
    method: 'POST',
    url: '/api/admin/undo/nothing',
    expected: adminsOnly(404),
  },
  'activate an owner': {
    method: 'POST',
    url: '/api/admin/activate-user',
    payload: ({ targetId }) => ({ userId: targetId }),
    expected: adminsOnly(200),
  },
  'reset a password': {
    method: 'POST',
    url: '/api/admin/reset-password',
    payload: ({ targetId }) => ({ userId: targetId }),
    expected: adminsOnly(200),
  },
  'reset a password of nobody': {
    method: 'POST',
    url: '/api/admin/reset-password',
    payload: {},
    expected: adminsOnly(400),
  },
  'feature a business': {
    method: 'POST',
    url: '/api/admin/featured-gems',
    payload: ({ businessId }) => ({ businessId }),
    expected: adminsOnly(200),
  },
  'list all gems': { method: 'GET', url: '/api/admin/featured-gems', expected: adminsOnly(200) },
  'remove a gem that is none': {
    method: 'DELETE',
    url: ({ businessId }) => `/api/admin/featured-gems/${businessId}`,
    expected: adminsOnly(404),
  },
  'list who asks to be featured': {
    method: 'GET',
    url: '/api/admin/gem-requests',
    expected: adminsOnly(200),
  },
  'let a business take turns that never asked': {
    method: 'POST',
    url: ({ businessId }) => `/api/admin/gem-requests/${businessId}/accept`,
    expected: adminsOnly(409),
  },
  'decline a business that never asked': {
    method: 'POST',
    url: ({ businessId }) => `/api/admin/gem-requests/${businessId}/decline`,
    payload: { reason: 'Please add a picture first.' },
    expected: adminsOnly(409),
  },
  'list the held reviews': {
    method: 'GET',
    url: '/api/admin/reviews?state=held',
    expected: adminsOnly(200),
  },
  'list the reported reviews': {
    method: 'GET',
    url: '/api/admin/reviews?state=reported',
    expected: adminsOnly(200),
  },
  'publish a review that never was': {
    method: 'POST',
    url: '/api/admin/reviews/nothing/publish',
    expected: adminsOnly(404),
  },
  'hide a review that never was': {
    method: 'POST',
    url: '/api/admin/reviews/nothing/hide',
    payload: () => ({ reason: 'Not about a visit.' }),
    expected: adminsOnly(404),
  },
  'publish the held reviews of a business that has none': {
    method: 'POST',
    url: ({ businessId }) => `/api/admin/businesses/${businessId}/held-reviews/publish`,
    payload: () => ({ until: '2026-01-01T00:00:00.000Z' }),
    expected: adminsOnly(409),
  },
  'hide the held reviews of a business that has none': {
    method: 'POST',
    url: ({ businessId }) => `/api/admin/businesses/${businessId}/held-reviews/hide`,
    payload: () => ({ until: '2026-01-01T00:00:00.000Z', reason: 'Part of a flood.' }),
    expected: adminsOnly(409),
  },
  'read the failed mail': { method: 'GET', url: '/api/admin/outbox', expected: adminsOnly(200) },
  'send a mail again that never was': {
    method: 'POST',
    url: '/api/admin/outbox/nothing/retry',
    expected: adminsOnly(404),
  },
  'read the scheduled tasks': { method: 'GET', url: '/api/admin/tasks', expected: adminsOnly(200) },
  'read the failed sign-ins of an owner': {
    method: 'GET',
    url: ({ targetId }) => `/api/admin/users/${targetId}/failed-sign-ins`,
    expected: adminsOnly(200),
  },
  'delete an owner': {
    method: 'DELETE',
    url: ({ targetId }) => `/api/admin/users/${targetId}`,
    expected: adminsOnly(200),
  },
}
