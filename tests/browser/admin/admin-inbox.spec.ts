import { createConversation } from '#demo/factories/conversations.ts'
import { ownPages } from '#shared/own-paths.ts'
import { expect, PHONE, test } from '#tests/browser/fixtures.ts'
import { signInAsAdmin } from './admin-site.ts'

test.use({ viewport: PHONE })

test('an admin answers on a phone: the list, the conversation, a note, the answer, solved', {
  tag: '@slow',
}, async ({ page, emptySite }) => {
  const name = 'Ayanda Khumalo'
  const text = 'Two pins for one shop. The one in Woodstock is right.'
  const { reference } = await emptySite.seed('inbox', (db) =>
    createConversation(db, {
      name,
      email: 'ayanda@example.co.za',
      messages: [{ side: 'writer', text, at: new Date(Date.now() - 20 * 24 * 3600 * 1000) }],
    }),
  )
  await signInAsAdmin(page.request, emptySite.url)
  await page.goto(`${emptySite.url}${ownPages.support}`)
  const line = page.getByRole('link', { name: /Two pins for one shop/ })
  await expect(line).toContainText('Overdue since')
  await line.click()
  await expect(page.getByRole('heading', { name: 'Two pins for one shop' })).toBeVisible()
  await expect(page.getByText(reference)).toBeVisible()
  // One of the two at a time.
  await expect(line).toBeHidden()

  await page.getByText('Internal note').click()
  await page.getByLabel('Note', { exact: true }).fill('The map has both.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('The note is stored.')).toBeVisible()
  await expect(page.getByText('The map has both.')).toBeVisible()

  await page.getByLabel(`Reply to ${name}`).fill('We have removed the other one.')
  await page.getByRole('button', { name: 'Send and solve' }).click()
  await expect(page.getByText('Sent. They get it by mail.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
  await page.getByRole('link', { name: 'All conversations' }).click()
  await expect(page.getByRole('link', { name: 'Solved' })).toHaveAttribute('aria-current', 'page')
  await expect(line).toBeVisible()
})
