import type { Page } from '@playwright/test'
import { ARTICLE_IDS } from '#tests/content/article-ids.ts'
import { expect, open, test, toastTitled } from './fixtures.ts'

const ARTICLE = '/blog/cape-town-business-visibility-crisis-2024'

/** Which calls of the API the page makes from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  return calls
}

test.describe('the article list', () => {
  test('shows ten cards that lead to their articles', async ({ page, emptySite }) => {
    const calls = callsOf(page)
    await open(page, `${emptySite.url}/blog`)
    const links = page.locator('.blog-posts').getByRole('link')
    await expect(links).toHaveCount(10)
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses.toSorted()).toEqual(ARTICLE_IDS.map((id) => `/blog/${id}`).toSorted())
    const card = page.locator('.blog-post').nth(1)
    const title = await card.getByRole('heading').innerText()
    // The title's link covers the whole card, so the image itself never gets the click.
    await card.locator('.category-print__picture').click({ force: true })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/)
    expect(calls).toEqual([])
  })

  test('leads on to the categories, the sign-up and the dashboard', { tag: '@slow' }, async ({
    page,
    emptySite,
  }) => {
    await open(page, `${emptySite.url}/blog`)
    const hero = page.locator('.blog-hero')
    for (const [name, href] of [
      ['List Your Business', '/auth'],
      ['Browse Categories', '/categories'],
      ['Business Login', '/dashboard'],
    ] as const)
      await expect(hero.getByRole('link', { name })).toHaveAttribute('href', href)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(
      "Cape Town's most trusted recommendation platform connecting locals with recommended service providers.",
    )
    for (const [name, href] of [
      ['Home', '/'],
      ['Categories', '/categories'],
      ['Blog', '/blog'],
      ['List Your Business', '/auth'],
      ['Business Login', '/dashboard'],
    ] as const)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    await expect(footer).toContainText('Cape Town, South Africa')
    await expect(footer).toContainText('2024')
  })

  test('subscribes an owner to the newsletter', { tag: '@slow' }, async ({ page, emptySite }) => {
    await open(page, `${emptySite.url}/blog`)
    const box = page.locator('.newsletter-box')
    await expect(box).toContainText('2,000+')
    await box.getByLabel('Email address').fill('owner@example.co.za')
    await box.getByRole('button', { name: 'Subscribe' }).click()
    await expect(toastTitled(page, 'Success! 🎉')).toBeVisible()
    await expect(box.getByLabel('Email address')).toHaveValue('')
  })
})

test.describe('an article', () => {
  test('has everything about it and its whole text', async ({ page, emptySite }) => {
    const calls = callsOf(page)
    await open(page, `${emptySite.url}${ARTICLE}`)
    const header = page.locator('.article__head')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Open, and nobody knows: why good Cape Town shops stay invisible',
    )
    for (const text of [
      'Business Strategy',
      /^\d+ min read$/,
      '24 July 2024',
      'Nomonde Mfenyana, CPT Recommends editorial team',
      /^Most businesses that cannot be found/,
    ])
      await expect(header.getByText(text)).toBeVisible()
    const icon = header.locator('.article__icon')
    await expect(icon).toHaveCSS('border-radius', '50%')
    await expect(icon).toHaveCSS('width', '56px')
    expect(await page.locator('.prose h2').count()).toBeGreaterThanOrEqual(3)
    await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      'Visibility',
      'Opening hours',
      'Public holidays',
      'Quick wins',
    ])
    const bar = page.getByRole('banner').first()
    await expect(bar.getByRole('link', { name: 'CPT Recommends, home' })).toHaveAttribute(
      'href',
      '/',
    )
    for (const [name, href] of [
      ['Home', '/'],
      ['Categories', '/categories'],
      ['Blog', '/blog'],
    ] as const)
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    await expect(header.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute(
      'href',
      '/blog',
    )
    expect(calls).toEqual([])
  })

  test('ends with an invitation', { tag: '@slow' }, async ({ page, emptySite }) => {
    await open(page, `${emptySite.url}${ARTICLE}`)
    const end = page.getByRole('region', { name: 'Ready to Transform Your Business?' })
    await expect(end).toContainText(
      'Join the product and start attracting more customers in Cape Town today.',
    )
    await expect(end.getByRole('link', { name: 'List Your Business' })).toHaveAttribute(
      'href',
      '/auth',
    )
    await end.getByRole('link', { name: 'Read More Articles' }).click()
    await expect(page).toHaveURL(`${emptySite.url}/blog`)
  })

  test('follows links in its text without a page load', { tag: '@slow' }, async ({
    page,
    emptySite,
  }) => {
    await open(page, `${emptySite.url}${ARTICLE}`)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.locator('.prose a[href="/auth"]').click()
    await expect(page).toHaveURL(`${emptySite.url}/auth`)
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Open, and nobody knows/)
  })

  test('tells search engines and share cards what it is', { tag: '@slow' }, async ({
    page,
    emptySite,
    request,
  }) => {
    await open(page, `${emptySite.url}${ARTICLE}`)
    const documents = (
      await page.locator('script[type="application/ld+json"]').allTextContents()
    ).map((text) => JSON.parse(text))
    expect(documents).toMatchObject([
      {
        '@type': 'BlogPosting',
        datePublished: '2024-07-24',
        author: { '@type': 'Person', name: 'Nomonde Mfenyana' },
        mainEntityOfPage: `${emptySite.url}${ARTICLE}`,
      },
      { '@type': 'BreadcrumbList', itemListElement: { length: 3 } },
    ])
    const property = (name: string) =>
      page.locator(`meta[property="og:${name}"]`).getAttribute('content')
    expect(await property('type')).toBe('article')
    const picture = await request.get((await property('image')) ?? '')
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${emptySite.url}${ARTICLE}`,
    )
    const feed = await page.locator('link[rel="alternate"]').getAttribute('href')
    expect((await request.get(`${emptySite.url}${feed}`)).ok()).toBe(true)
  })

  test('that does not exist answers 404 and leads back', async ({ page, emptySite, quiet }) => {
    quiet.allow(/status of 404/)
    const answer = await open(page, `${emptySite.url}/blog/no-such-post`)
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle('Post Not Found | CPT Recommends')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found')
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
    await page.getByRole('link', { name: '← Back to Blog' }).click()
    await expect(page.locator('.blog-post')).toHaveCount(10)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the blog reads the same', { tag: '@slow' }, async ({ page, emptySite }) => {
    await page.goto(`${emptySite.url}/blog`)
    await expect(page.locator('.blog-post')).toHaveCount(10)
    await page.goto(`${emptySite.url}${ARTICLE}`)
    await expect(page.locator('.prose')).toContainText('The five facts that must never be wrong')
    await expect(page.getByText('24 July 2024')).toBeVisible()
  })
})

test.describe('the entrance', () => {
  const entrances = (page: Page) =>
    page
      .locator('.rise')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).animationName))

  for (const path of ['/blog', ARTICLE]) {
    test(`of ${path} fades and slides in`, { tag: '@slow' }, async ({ page, emptySite }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await open(page, `${emptySite.url}${path}`)
      expect(new Set(await entrances(page))).toEqual(new Set(['rise']))
    })

    test(`of ${path} does not move with reduced motion`, { tag: '@slow' }, async ({
      page,
      emptySite,
    }) => {
      await open(page, `${emptySite.url}${path}`)
      expect(new Set(await entrances(page))).toEqual(new Set(['none']))
    })
  }
})
