import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  FLOW_WIDTHS,
  holdAnswers,
  test,
  toastTitled,
} from '#tests/browser/fixtures.ts'
import { breakCall, openMore, openTab, seedPanel } from './admin-site.ts'

test.beforeAll(({ emptySite }) => seedPanel(emptySite, ['phone', 'desktop']))

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const expectToast = async (page: Page, title: string, description?: string) => {
  await expect(toastTitled(page, title)).toBeVisible()
  if (description !== undefined) await expect(toastTitled(page, description)).toBeVisible()
}

for (const [width, viewport] of FLOW_WIDTHS) {
  const emailOf = (key: string) => `${key}-${width}@example.co.za`.toLowerCase()

  test.describe(`what an admin does on a ${width}`, () => {
    test.use({ viewport })

    test('activates a user who is waiting', async ({ page, emptySite: { url }, quiet }) => {
      quiet.allow(/status of 500/)
      await openTab(page, url, '?tab=users&q=waiting')
      const row = rowOf(page, `Waiting ${width}`)
      await expect(row.getByText('PENDING', { exact: true })).toBeVisible()
      await expect(row.getByRole('button', { name: 'Pause' })).toHaveCount(0)
      await breakCall(page, '/api/admin/activate-user')
      await row.getByRole('button', { name: 'Activate' }).click()
      await expectToast(page, 'Activation failed', 'Failed to activate user.')
      await expect(row.getByText('PENDING', { exact: true })).toBeVisible()
      await page.unroute('**/api/admin/activate-user')
      await row.getByRole('button', { name: 'Activate' }).click()
      await expectToast(page, 'User activated')
      await expect(row.getByText('ACTIVE', { exact: true })).toBeVisible()
    })

    test('undoes a pause by keyboard', async ({ page, emptySite: { url } }) => {
      await openTab(page, url, '?tab=users&q=forgetful')
      const row = rowOf(page, `Forgetful ${width}`)
      await row.getByRole('button', { name: 'Pause' }).press('Enter')
      await expectToast(page, 'Subscription updated')
      await expect(row.getByText('PAUSED', { exact: true })).toBeVisible()
      await page.keyboard.press('F8')
      await expectAccessible(page, '.toast')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused()
      await page.keyboard.press('Enter')
      await expectToast(page, 'Undone')
      await expect(row.getByText('ACTIVE', { exact: true })).toBeVisible()
    })

    test('pauses two, and undoes the first while the second is said', { tag: '@slow' }, async ({
      page,
      emptySite: { url },
    }) => {
      await openTab(page, url, `?tab=users&q=${width}`)
      const first = rowOf(page, `Forgetful ${width}`)
      const second = rowOf(page, `Sparkling ${width}`)
      for (const row of [first, second]) {
        await row.getByRole('button', { name: 'Pause' }).click()
        await expect(row.getByText('PAUSED', { exact: true })).toBeVisible()
      }
      const earlier = page.getByRole('listitem').filter({ hasText: 'Just now' }).last()
      await expect(earlier).toContainText(`Forgetful ${width}`)
      await expectNoSidewaysScroll(page)
      await earlier.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(first.getByText('ACTIVE', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(second.getByText('ACTIVE', { exact: true })).toBeVisible()
    })

    test('takes a pause back to give its reason', { tag: '@slow' }, async ({
      page,
      emptySite: { url },
    }) => {
      await openTab(page, url, '?tab=users&q=forgetful')
      await rowOf(page, `Forgetful ${width}`).getByRole('button', { name: 'Pause' }).click()
      await page.getByRole('button', { name: 'Undo and add a reason' }).click()
      await page.getByLabel('Reason, for the owner’s mail').fill('You asked us to.')
      await page.getByRole('button', { name: 'Pause', exact: true }).click()
      await expect(page.getByText('it can be undone')).toBeVisible()
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(page.getByText('ACTIVE', { exact: true }).first()).toBeVisible()
    })

    test('has Undo for ten seconds, also while somebody points at the message', async ({
      page,
      emptySite: { url },
    }) => {
      await openTab(page, url, '?tab=users&q=forgetful')
      const row = rowOf(page, `Forgetful ${width}`)
      await page.clock.install()
      await row.getByRole('button', { name: 'Pause' }).click()
      const undo = page.getByRole('button', { name: 'Undo', exact: true })
      await undo.hover()
      await page.clock.runFor(8_000)
      await expect(undo).toBeVisible()
      await page.clock.runFor(2_500)
      await expect(undo).toHaveCount(0)
      await expectToast(page, 'Subscription updated')
      await row.getByRole('button', { name: 'Resume' }).click()
      await expect(row.getByText('ACTIVE', { exact: true })).toBeVisible()
    })

    test('pauses and resumes a subscription, one click at a time', async ({
      page,
      emptySite: { url },
      quiet,
    }) => {
      quiet.allow(/status of 500/)
      await openTab(page, url, '?tab=users&q=moving')
      const row = rowOf(page, `Moving ${width}`)
      await breakCall(page, '/api/admin/toggle-subscription')
      await row.getByRole('button', { name: 'Pause' }).click()
      await expectToast(page, 'Update failed', 'Failed to update subscription status.')
      await page.unroute('**/api/admin/toggle-subscription')

      const release = await holdAnswers(page, /\/api\/admin\/toggle-subscription/)
      await row.getByRole('button', { name: 'Pause' }).click()
      await expect(row.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-busy', 'true')
      await expect(row.getByRole('button', { name: 'Delete' })).toBeDisabled()
      release()
      await expectToast(page, 'Subscription updated')
      await expect(row.getByText('PAUSED', { exact: true })).toBeVisible()
      await row.getByRole('button', { name: 'Resume' }).click()
      await expect(row.getByText('ACTIVE', { exact: true })).toBeVisible()
      await row.getByRole('button', { name: 'Edit' }).click()
      await expectToast(page, 'Edit User', 'Editing users is coming in the next update.')
    })

    test('resets a password and shows it once', async ({ page, emptySite: { url }, quiet }) => {
      quiet.allow(/status of 500/)
      await openTab(page, url, '?tab=users&q=forgetful')
      const row = rowOf(page, `Forgetful ${width}`)
      const dialog = page.getByRole('alertdialog')
      const reset = dialog.getByRole('button', { name: 'Reset Password' })
      await breakCall(page, '/api/admin/reset-password')
      await row.getByRole('button', { name: 'Reset Password' }).click()
      await expectAccessible(page, '.dialog')
      await reset.click()
      await expectToast(page, 'Reset failed', 'Failed to reset user password.')
      await page.unroute('**/api/admin/reset-password')
      await row.getByRole('button', { name: 'Reset Password' }).click()
      await reset.click()
      await expect(toastTitled(page, 'Password reset')).toBeVisible()
      const password = await dialog.locator('output').innerText()
      await dialog.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByText(password)).toHaveCount(0)
      const login = await page.request.post(`${url}/api/login`, {
        data: { email: emailOf('Forgetful'), password },
      })
      expect((await login.json()).user.mustChangePassword).toBe(true)
    })

    test('deletes a user only for the exact word, with an audit log entry', async ({
      page,
      emptySite: { url },
      quiet,
    }) => {
      quiet.allow(/status of 500/)
      await openTab(page, url, '?tab=users&q=leaving')
      const row = rowOf(page, `Leaving ${width}`)
      await row.getByRole('button', { name: 'Delete' }).click()
      const dialog = page.getByRole('alertdialog', { name: 'Delete User' })
      await expectAccessible(page, '.dialog')
      const confirm = dialog.getByRole('button', { name: 'Delete User' })
      for (const typed of ['', 'delete', 'DELETE ', 'DELET']) {
        await dialog.getByLabel('Type DELETE to confirm').fill(typed)
        await expect(confirm).toBeDisabled()
      }
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(row).toBeVisible()

      const remove = async () => {
        await row.getByRole('button', { name: 'Delete' }).click()
        await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
        await confirm.click()
      }
      await breakCall(page, '/api/admin/users/*')
      await remove()
      await expectToast(page, 'Delete failed', 'Failed to delete user.')
      await page.unroute('**/api/admin/users/*')
      await remove()
      await expectToast(page, 'User deleted')
      await expect(row).toHaveCount(0)

      await openMore(page, 'Activity')
      const entry = page.getByRole('row').filter({ hasText: `Leaving ${width}` })
      await expect(entry).toContainText('Deleted the user')
      // The address is gone with the account.
      await expect(entry).not.toContainText('@example')
      await expect(entry).toContainText('admin@cptrecommends.local')
      await expectNoSidewaysScroll(page)
    })

    test('adds and removes featured gems', { tag: '@slow' }, async ({
      page,
      emptySite: { url },
      quiet,
    }) => {
      quiet.allow(/status of 500/)
      await openTab(page, url, '?tab=gems')
      const gems = page.getByRole('region', { name: 'Featured gems' })
      const candidates = page.getByRole('region', { name: 'Businesses that can be featured' })
      await expect(gems.getByRole('row').filter({ hasText: `Shining ${width}` })).toContainText(
        '3 days',
      )
      const search = page.getByLabel('Search businesses')
      await search.fill(`shining ${width}`)
      await expect(page.getByText('No businesses found', { exact: true })).toBeVisible()
      await search.fill('signs-in@')
      await expect(page.getByText('No businesses found', { exact: true })).toBeVisible()
      await search.fill(`sparkling ${width}`)
      await expect(candidates.locator('tbody tr')).toHaveCount(1)
      const add = page.getByRole('button', { name: `Add Sparkling ${width}` })
      await breakCall(page, '/api/admin/featured-gems')
      await add.click()
      await expectToast(page, 'Failed to add', 'Could not add business to featured gems.')
      await page.unroute('**/api/admin/featured-gems')
      await add.click()
      await expectToast(page, 'Featured gem added')
      const row = gems.getByRole('row').filter({ hasText: `Sparkling ${width}` })
      await expect(row).toContainText('0 days')
      await expect(row).toContainText('On the home page now')
      await expect(
        row.getByRole('link', { name: `Sparkling ${width}`, exact: true }),
      ).toHaveAttribute('href', /^\/business\/\w+$/)
      await expect(add).toHaveCount(0)
      await expectNoSidewaysScroll(page)

      const removeButton = page.getByRole('button', { name: `Remove Sparkling ${width}` })
      await breakCall(page, '/api/admin/featured-gems/*')
      await removeButton.click()
      await expectToast(page, 'Failed to remove', 'Could not remove business from featured gems.')
      await page.unroute('**/api/admin/featured-gems/*')
      await removeButton.click()
      await expectToast(page, 'Featured gem removed')
      await expect(row).toHaveCount(0)
      await expect(add).toBeVisible()
    })

    test('sends failed mail again and sees the scheduled tasks', async ({
      page,
      emptySite: { url },
    }) => {
      await openTab(page, url, '?tab=mail&mail=failed')
      const failed = rowOf(page, emailOf('bounced'))
      await expect(failed).toContainText('550 5.1.1 No such mailbox')
      await expect(
        page.getByRole('region', { name: 'Scheduled tasks' }).locator('tbody tr').first(),
      ).toBeVisible()
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: `Send again to ${emailOf('bounced')}` }).click()
      await expectToast(page, 'Mail queued')
      await expect(failed).toHaveCount(0)
    })
  })
}
