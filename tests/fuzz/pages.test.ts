import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CATEGORIES } from '#shared/catalogue/categories.ts'
import { pages } from '#shared/paths.ts'
import { FILTER_NAMES } from '#shared/search/filters.ts'
import { effort } from '#tests/helpers/effort.ts'
import { createListedApp, isCall, type ListedApp, nameOf } from '#tests/helpers/listed-app.ts'
import { CLAIM_FORMS, CLAIM_PAGES } from './claim-pages.ts'
import { expectOfAll } from './expect-of-all.ts'
import { expectNothingOfTheInside } from './judge.ts'
import { nastyQuery, nastySegment, nastyText, safelyEncoded } from './nasty.ts'
import { type Hints, oddRequest } from './odd-request.ts'
import { listen, type OddRequest, type Sender } from './send.ts'
import { watchStorage } from './watch-storage.ts'
import { createWorld, type World } from './world.ts'

const MINUTES = 15 * 60_000
const PAGES = effort(12, 2000)
const FILES = effort(60, 2000)

/** What pages read from their address. */
const PARAMETERS = [
  ...['q', 'area', 'category', 'page', 'tab', 'token', 'done', 'mode', 'plan', 'next', 'ids'],
  ...FILTER_NAMES,
]

const pageQuery = fc.oneof(
  fc.constant(''),
  nastyQuery,
  fc
    .array(fc.tuple(fc.constantFrom(...PARAMETERS), fc.oneof(nastyText, fc.jsonValue())), {
      maxLength: 4,
    })
    .map((pairs) =>
      pairs
        .map(
          ([name, value]) =>
            `${name}=${safelyEncoded(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 6000)}`,
        )
        .join('&'),
    ),
)

/** The routes that are not API calls, and one file of each kind: all are served alike. */
const isOther = (app: ListedApp) => app.routes.filter((route) => !isCall(route))

/** A form's address leads to its page if it is loaded again. */
const postedAndReloaded = (addresses: string[]) =>
  Object.fromEntries(
    addresses.flatMap((address) =>
      ['GET', 'POST'].map((method) => [`${method} ${address}`, () => ({})]),
    ),
  )

const FILE_HINTS: Record<string, (world: World) => Hints> = {
  'GET /images/:key/:file': () => ({
    params: {
      key: fc.constantFrom('0123456789abcdef0123456789abcdef', '..'),
      file: fc.constantFrom('800.webp', '../secret', '800.webp%00.html'),
    },
  }),
  'GET /share/category/:slug.jpg': () => ({
    params: { slug: fc.constantFrom(CATEGORIES[0]?.slug) },
  }),
  'GET /share/blog/:id.jpg': () => ({}),
  'GET /share/business/:id.jpg': ({ businessId }) => ({
    params: { id: fc.constant(businessId) },
    query: { v: fc.string() },
  }),
  'GET /share/business/:id/poster.:format': ({ businessId }) => ({
    params: { id: fc.constant(businessId), format: fc.constantFrom('png', 'pdf', 'exe') },
  }),
  'GET /favicon.ico': () => ({}),
  'GET /forms/booking': ({ businessId }) => ({ query: { business: fc.constant(businessId) } }),
  'GET /forms/review': ({ businessId }) => ({ query: { business: fc.constant(businessId) } }),
  'GET /admin/imports': () => ({}),
  'GET /admin/imports/:id': () => ({}),
  'GET /admin/ready': () => ({ query: { done: fc.constantFrom('test-mail', 'x') } }),
  'GET /admin/privacy': () => ({ query: { page: fc.constantFrom('2', 'x') } }),
  'GET /admin/privacy/old-data': () => ({}),
  'GET /admin/privacy/breaches/:id': () => ({}),
  'GET /admin/users/:userId': () => ({}),
  'GET /admin/money': () => ({}),
  'GET /admin/money/:userId': () => ({}),
  'GET /help/contact': () => ({ query: { topic: fc.constantFrom('booking', 'x') } }),
  'POST /help/contact': () => ({}),
  'GET /help/conversation/:token': () => ({}),
  'POST /help/conversation/:token': () => ({}),
  'GET /dashboard/help': () => ({}),
  'GET /dashboard/account': () => ({}),
  'GET /dashboard/google-card': () => ({}),
  'POST /admin/imports': () => ({}),
  'GET /admin/support': () => ({ query: { state: fc.constantFrom('solved', 'x') } }),
  'GET /admin/support/:id': () => ({}),
  'GET /dashboard/billing': () => ({}),
  'GET /billing/card': () => ({}),
  'GET /billing/checkout': () => ({
    query: {
      for: fc.constantFrom('difference', 'x'),
      details: fc.constantFrom('edit', 'later', 'x'),
    },
  }),
  'GET /billing/invoices/:number': () => ({}),
  'GET /booking/:token': () => ({}),
  'GET /booking/:token/:action': () => ({ params: { action: fc.constantFrom('cancel', 'x') } }),
  'GET /booking/:token/calendar.ics': () => ({}),
  'POST /booking/:token/:action': () => ({ params: { action: fc.constantFrom('cancel', 'x') } }),
  'GET /ask': ({ businessId }) => ({ query: { business: fc.constant(businessId) } }),
  'POST /ask': () => ({}),
  // A 'yes' or 'no' would be counted.
  'POST /help/:slug': () => ({
    params: { slug: fc.constantFrom('book-a-time', 'x') },
    body: { helped: fc.constantFrom('perhaps', 'x') },
  }),
  'GET /forms/newsletter': () => ({}),
  'POST /forms/newsletter': () => ({}),
  'POST /forms/booking': () => ({}),
  'POST /forms/review': () => ({}),
  'GET /reviews/confirm': () => ({}),
  'GET /reviews/reply': () => ({}),
  ...CLAIM_PAGES,
  'GET /corrections': () => ({}),
  'GET /admin/corrections': () => ({}),
  'GET /admin/invitations': () => ({}),
  'GET /business/:id/correction': ({ businessId }) => ({
    params: { id: fc.constant(businessId) },
  }),
  'POST /business/:id/correction': ({ businessId }) => ({
    params: { id: fc.constant(businessId) },
  }),
  'GET /reviews/edit': () => ({}),
  'GET /reviews/:id/report': () => ({}),
  'GET /reviews/:id/notice': () => ({}),
  'GET /reviews/figures': () => ({}),
  'GET /licences.md': () => ({}),
  ...postedAndReloaded([
    '/forms/review-confirmation',
    '/forms/review-edit',
    '/forms/review-withdrawal',
    '/forms/login',
    '/forms/register',
    '/forms/confirm',
    '/forms/notice',
    '/forms/reply',
    '/forms/report',
    '/admin/imports/:id/columns',
    '/admin/imports/:id/decide',
    '/admin/imports/:id/apply',
    '/admin/imports/:id/undo',
    '/admin/imports/:id/discard',
    '/admin/imports/show',
    '/admin/imports/hide',
    ...CLAIM_FORMS,
    '/admin/invitations/send',
    '/admin/invitations/close',
    '/corrections/accept',
    '/corrections/decline',
    '/admin/changes/:id/put-back',
    '/admin/corrections/:id/accept',
    '/admin/corrections/:id/decline',
    '/admin/ready/open',
    '/admin/ready/close',
    '/admin/ready/details',
    '/admin/ready/ask-second-step',
    '/admin/ready/back-up',
    '/admin/ready/mails',
    '/admin/ready/test-mail',
    '/admin/ready/test-payment',
    '/forms/logout',
    '/admin/users/:userId/activate',
    '/admin/users/:userId/pause',
    '/admin/users/:userId/reset-link',
    '/admin/users/:userId/send-again',
    '/admin/users/:userId/undo',
    '/admin/users/:userId/unpause',
    '/admin/users/:userId/welcome',
    '/admin/privacy/breaches',
    '/admin/privacy/requests',
    '/admin/privacy/requests/:id/close',
    '/admin/privacy/breaches/:id/save',
    '/admin/privacy/breaches/:id/send',
    '/admin/privacy/breaches/:id/stop',
    '/admin/privacy/breaches/:id/go-on',
    '/admin/privacy/breaches/:id/discard',
    '/admin/money/settled',
    '/admin/money/:userId/eft',
    '/admin/money/:userId/refund',
    '/admin/money/:userId/cancel',
    '/admin/money/:userId/pause',
    '/dashboard/account/close',
    '/dashboard/account/download',
    '/dashboard/account/keep',
    '/dashboard/featured-gems',
    '/dashboard/featured-gems/leave',
    '/dashboard/billing/change',
    '/dashboard/billing/details',
    '/billing/checkout/details',
    '/booking/:token/email',
    '/booking/:token/stop-mails',
    '/booking-group/:token/cancel-others',
    '/booking-group/:token/stop-mails',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/digest/unsubscribe',
    '/privacy/your-data',
    '/privacy/your-data/held',
    '/help/conversation/:token/solved',
    '/admin/support/:id/reply',
    '/admin/support/:id/note',
    '/admin/support/:id/solve',
    '/admin/support/:id/reopen',
  ]),
  'GET /booking-group/:token': () => ({}),
  'GET /booking-answer/:token': () => ({}),
  'GET /booking-answer/:token/:action': () => ({
    params: { action: fc.constantFrom('accept', 'x') },
  }),
  'POST /booking-answer/:token/:action': () => ({
    params: { action: fc.constantFrom('accept', 'x') },
  }),
  'GET /calendar/:file': () => ({ params: { file: fc.constantFrom('x.ics', '..') } }),
  'GET /sitemaps/businesses-:part(^[1-9]\\d{0,3}).xml': () => ({}),
  'GET /robots.txt': () => ({}),
  'GET /.well-known/security.txt': () => ({}),
  'GET /.well-known/cpt-recommends.txt': () => ({}),
  'GET /sitemap.xml': () => ({}),
  'GET /sitemaps/pages.xml': () => ({}),
  'GET /blog/rss.xml': () => ({}),
  'GET /share/home.jpg': () => ({}),
  'GET /api/docs': () => ({}),
  'GET /api/docs/json': () => ({}),
  'GET /api/docs/static/*': () => ({}),
}

describe('unusual addresses', { timeout: MINUTES }, () => {
  let app: ListedApp
  let world: World
  let sender: Sender
  beforeAll(async () => {
    app = await createListedApp('sqlite', {}, { clientDir: path.resolve('dist/client') })
    world = await createWorld(app)
    sender = await listen(app)
  })
  afterAll(async () => {
    await sender.close()
    await app.close()
  })

  const tryAll = async (requests: fc.Arbitrary<OddRequest>, numRuns: number) => {
    const readStorage = await watchStorage(app)
    const before = await readStorage()
    await expectOfAll(
      requests,
      async (request) => {
        const answer = await sender.send(request)
        expect(answer.status, answer.body.slice(0, 500)).toBeLessThan(500)
        expectNothingOfTheInside(answer, request)
        // Input comes back only escaped; a redirect leads to our own site.
        if (answer.headers['content-type']?.startsWith('text/html'))
          expect(answer.body).not.toMatch(/<script>alert|<img src=x/i)
        const { location } = answer.headers
        if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])/)
        expect(answer.body).not.toContain('root:x:0:0')
        expect(await readStorage()).toBe(before)
      },
      numRuns,
    )
  }

  const asRequest = (address: string): OddRequest => ({ method: 'GET', path: address, headers: {} })
  const PAGE_PATHS = Object.entries(pages)

  it.each(PAGE_PATHS)('the page %s', async (_name, page) => {
    const addresses =
      typeof page === 'string'
        ? fc.oneof(
            { arbitrary: fc.constant(page), weight: 4 },
            nastySegment.map((segment) => `${page}/${segment}`),
          )
        : fc
            .oneof(nastySegment, fc.constant(encodeURIComponent(world.businessId)))
            .map((segment) => page('') + segment)
    await tryAll(
      fc
        .tuple(addresses, pageQuery)
        .map(([address, query]) => asRequest(query === '' ? address : `${address}?${query}`)),
      PAGES,
    )
  })

  it('somebody else’s address', () =>
    tryAll(
      fc
        .constantFrom('//evil.example', '///evil.example/', '/\\\\evil.example', '//[', '//%00')
        .chain((address) =>
          fc.constantFrom(
            address,
            `${address}/auth`,
            `http:${address}`,
            `https://e.example${address}`,
          ),
        )
        .map(asRequest),
      20,
    ))

  it('no page at all', () =>
    tryAll(
      fc
        .tuple(fc.array(nastySegment, { minLength: 1, maxLength: 4 }), pageQuery)
        .map(([segments, query]) => asRequest(`/${segments.join('/')}?${query}`)),
      FILES,
    ))

  it.each(Object.keys(FILE_HINTS))('%s', async (name) => {
    const route = app.routes.find((listed) => nameOf(listed) === name)
    if (!route) throw new Error(`There is no ${name}.`)
    await tryAll(oddRequest(route, FILE_HINTS[name]?.(world)), FILES)
  })

  it('no route is missing', () => {
    const built = /^GET \/(assets|art|fonts|film|icons|screens)\/|^GET \/site\.webmanifest$/
    const alike = /^GET \/api\/docs\/(static\/(index|swagger)|yaml)|^\w+ \/api\/\*$|^GET \/\*$/
    const names = isOther(app).map(nameOf)
    const rest = names.filter((name) => !built.test(name) && !alike.test(name))
    expect(rest.sort()).toEqual(Object.keys(FILE_HINTS).sort())
  })

  it.each(['/.vite/manifest.json', '/assets', '/art', '/fonts', '/index.html', '/package.json'])(
    'nothing is served at %s: no listing, no file that is not meant for browsers',
    async (address) => {
      expect((await sender.send(asRequest(address))).status).toBe(404)
    },
  )

  it('files outside the built ones', () =>
    tryAll(
      fc
        .tuple(
          fc.constantFrom('/assets/', '/art/', '/fonts/', '/.vite/', '/api/docs/static/'),
          nastySegment,
        )
        .map(([folder, segment]) => asRequest(folder + segment)),
      FILES,
    ))
})
