import { parseRssFeed } from 'feedsmith'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { feeds } from '#shared/paths.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp('sqlite', { PUBLIC_URL: 'https://cpt.example' })
})
afterAll(() => app.close())

it('a feed reader finds every article with its address, date and summary', async () => {
  const { body } = await app.server.inject(feeds.blog)
  const { title, link, items = [] } = parseRssFeed(body)
  expect({ title, link }).toEqual({
    title: 'CPT Recommends blog',
    link: 'https://cpt.example/blog',
  })
  expect(items).toHaveLength(10)
  for (const item of items) {
    expect(item.link).toMatch(/^https:\/\/cpt\.example\/blog\/[a-z0-9-]+$/)
    expect(item.guid?.value).toBe(item.link)
    expect(item.title).toBeTruthy()
    expect(item.description).toBeTruthy()
    expect(Date.parse(item.pubDate ?? '')).not.toBeNaN()
  }
})
