import { pages } from '#shared/paths.ts'
import { DESKTOP, expect, test } from './fixtures.ts'

test.use({ viewport: DESKTOP })

const POLICY =
  "default-src 'none';style-src 'unsafe-inline';media-src 'self';base-uri 'none';frame-ancestors 'none'"

test('every file has the short policy', { tag: '@slow' }, async ({
  page,
  request,
  demoSite: { url },
}) => {
  await page.goto(url)
  const built = await page
    .locator('script[src], link[rel=stylesheet]')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? ''),
    )
  expect(built.length).toBeGreaterThan(0)
  for (const path of [
    ...built,
    '/art/logo.svg',
    '/art/hero-poster.webp',
    '/art/hero-loop.mp4',
    '/fonts/hanken-grotesk.woff2',
    '/site.webmanifest',
  ]) {
    const answer = await request.get(url + path)
    expect([path, answer.status()]).toEqual([path, 200])
    expect(answer.headers(), path).toMatchObject({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
    })
  }
})

test('a page links the style sheets of its readers', { tag: '@slow' }, async ({
  request,
  demoSite: { url },
}) => {
  const sheetsOf = async (path: string) =>
    [
      ...(await (await request.get(url + path)).text()).matchAll(/<link rel="stylesheet"[^>]*>/g),
    ].map(([link]) => /assets\/(.+?)-.{8}\.css/.exec(link)?.[1])
  expect(await sheetsOf(pages.home)).toEqual(['entry-client'])
  expect(await sheetsOf(pages.dashboard)).toEqual(['entry-client', 'bookings', 'owner'])
  expect(await sheetsOf(pages.adminPanel)).toEqual(['entry-client', 'admin'])
  expect(await sheetsOf(pages.secondFactor)).toEqual(['entry-client', 'owner'])
})

test('an SVG that is opened directly runs no script', { tag: '@slow' }, async ({
  page,
  demoSite: { url },
  quiet,
}) => {
  quiet.allow(/Content Security Policy|favicon/)
  // As if the file contained injected code: the server's headers, another body.
  await page.route('**/art/logo.svg', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(
      '</svg>',
      '<script>document.documentElement.id = "ran"</script></svg>',
    )
    await route.fulfill({ response: answer, body })
  })
  await page.goto(`${url}/art/logo.svg`)
  await expect(page.locator('svg script')).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.id)).not.toBe('ran')
})

test('images and the video still open directly', { tag: '@slow' }, async ({
  page,
  demoSite: { url },
  quiet,
}) => {
  quiet.allow(/favicon/)
  for (const path of ['/art/hero-poster.webp', '/art/app-512.png']) {
    await page.goto(url + path)
    const picture = page.locator('img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100)
  }
  for (const path of ['/art/hero-loop.mp4', '/art/hero-loop.webm']) {
    await page.goto(url + path)
    const film = page.locator('video')
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThanOrEqual(2)
  }
})

test('the API documentation still works', { tag: '@slow' }, async ({
  page,
  demoSite: { url },
  quiet,
}) => {
  // Swagger's own page has its own policy, which forbids a style of its own.
  quiet.allow(/Applying inline style violates/)
  await page.goto(`${url}/api/docs/`)
  await expect(page.getByRole('heading', { name: /CPT Recommends/ })).toBeVisible()
  // It draws the calls as one comes near.
  const further = page.getByText('Where the signed-in user is signed in')
  await expect(async () => {
    await page.mouse.wheel(0, 1000)
    await expect(further).toBeVisible({ timeout: 500 })
  }).toPass()
})
