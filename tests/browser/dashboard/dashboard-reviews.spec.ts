import { createReviews } from '#demo/factories/activity.ts'
import {
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  holdAnswers,
  PHONE,
  test,
  toastTitled,
} from '#tests/browser/fixtures.ts'
import { openDashboard, signInNewOwner } from './dashboard-site.ts'

test('reviews get a reply, those without one first', async ({ page, emptySite }) => {
  await signInNewOwner(page, emptySite, { owner: { plan: 'PREMIUM' } }, async (db, id) => {
    await createReviews(db, id, [
      { stars: 5, comment: 'Answered before.', reply: 'Thank you.' },
      { stars: 2, comment: 'Slow.', authorName: 'Nosipho', createdAt: new Date('2026-01-02') },
      { stars: 1, comment: 'Nobody reads this yet.', state: 'held', reason: 'words' },
    ])
  })
  // While the request is in flight there is an indicator, and never an empty panel.
  const loading = page.getByRole('status').getByText('Loading')
  const dashboard = await holdAnswers(page, /\/api\/dashboard$/)
  const reviewsAnswer = await holdAnswers(page, /\/api\/dashboard\/reviews/)
  await openDashboard(page, emptySite)
  await expect(page.locator('.spinner')).toBeVisible()
  dashboard()
  await page.getByRole('tab', { name: /Reviews 1 unanswered/ }).click()
  await expect(loading).toBeAttached()
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: 'Reviews' })).toBeVisible()
  reviewsAnswer()
  await expect(page.getByText('1 review is waiting for our check.')).toBeVisible()
  await expect(page.getByText('Nobody reads this yet.')).toHaveCount(0)
  const reviews = page.getByRole('tabpanel').locator('.own-review')
  await expect(reviews.first()).toContainText('Nosipho')
  await reviews.first().getByRole('button', { name: 'Reply' }).click()
  await page.getByRole('button', { name: 'Publish Reply' }).click()
  await expect(page.getByText('Please write a reply.')).toBeVisible()
  await page.getByLabel('Your public reply').fill('Sorry about that, Nosipho.')
  await page.getByRole('button', { name: 'Publish Reply' }).click()
  await expect(toastTitled(page, 'Reviews updated')).toBeVisible()
  // Not the field, which closes a moment later.
  await expect(page.getByRole('paragraph').getByText('Sorry about that, Nosipho.')).toBeVisible()
  await expect(page.getByRole('tab', { name: /unanswered/ })).toHaveCount(0)
  await page.getByRole('button', { name: '5 stars' }).click()
  await expect(reviews).toHaveCount(1)

  await page.getByLabel('Link to your Google review form').fill('https://g.page/r/x/review')
  await page.getByRole('button', { name: 'Save Link' }).click()
  await expect(toastTitled(page, 'The link is saved.')).toBeVisible()
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
  }
})
