import type { Page } from '@playwright/test'
import { expect, open, toastTitled } from '#tests/browser/fixtures.ts'
import {
  asAdmin,
  fillLogin,
  linkFrom,
  OTHER_PASSWORD,
  PASSWORD,
  register,
  test,
} from './auth-site.ts'

async function fillNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(password)
}

test('a forgotten password is reset by a mail link, once', async ({
  page,
  request,
  emptySite,
  smtp,
  quiet,
}) => {
  quiet.allow(/\/api\/(reset-password|login)$/)
  const { email } = await register(request, emptySite.url)
  await open(page, `${emptySite.url}/auth/login`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()

  const link = await linkFrom(smtp, email, '/auth/reset')
  await open(page, link)
  await fillNewPassword(page, OTHER_PASSWORD)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(toastTitled(page, 'Password changed')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await fillLogin(page, email, PASSWORD)
  await expect(toastTitled(page, 'Login failed')).toBeVisible()
  await fillLogin(page, email, OTHER_PASSWORD)
  await expect(page).toHaveURL(/\/dashboard/)

  await open(page, link)
  await fillNewPassword(page, PASSWORD)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('alert')).toContainText('has expired or has already been used')
})

test('after a reset by an admin, a new password is required first', { tag: '@slow' }, async ({
  page,
  request,
  emptySite,
}) => {
  const { id, email } = await register(request, emptySite.url)
  const { password } = await asAdmin(request, emptySite.url, '/api/admin/reset-password', {
    userId: id,
  })
  await open(page, `${emptySite.url}/auth/login`)
  await fillLogin(page, email, password)
  await expect(page).toHaveURL(/\/auth\/new-password$/)
  await open(page, `${emptySite.url}/dashboard`)
  await expect(page).toHaveURL(/\/auth\/new-password$/)
  await fillNewPassword(page, OTHER_PASSWORD)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('an owner changes the password and signs out everywhere', async ({
  page,
  request,
  emptySite,
  quiet,
}) => {
  quiet.allow(/\/api\/change-password$/)
  const { id, email } = await register(request, emptySite.url)
  await asAdmin(request, emptySite.url, '/api/admin/activate-user', { userId: id })
  await open(page, `${emptySite.url}/auth/login`)
  await fillLogin(page, email, PASSWORD)
  await page.getByLabel('Current password').fill('not my password')
  await fillNewPassword(page, OTHER_PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This is not your current password.')).toBeVisible()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(toastTitled(page, 'Password changed')).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue('')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/auth$/)
})
