import { pages } from '#shared/paths.ts'
import { ADMIN_PASSWORD, expect, holdAnswers, open, toastTitled } from '#tests/browser/fixtures.ts'
import { fillLogin, PASSWORD, register, test } from './auth-site.ts'

test('a wrong password is a toast, a right one a welcome', async ({
  page,
  request,
  emptySite,
  quiet,
}) => {
  quiet.allow(/\/api\/login$/)
  const { email } = await register(request, emptySite.url)
  await open(page, `${emptySite.url}/auth/login`)
  await fillLogin(page, email, 'not this one')
  await expect(toastTitled(page, 'Login failed')).toBeVisible()
  await expect(
    toastTitled(page, '401: The e-mail address or the password is not right.'),
  ).toBeVisible()

  const release = await holdAnswers(page, /\/api\/login/)
  await fillLogin(page, email, PASSWORD)
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  release()
  await expect(toastTitled(page, 'Welcome back!')).toBeVisible()
  await expect(toastTitled(page, 'You have successfully logged in.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard/)
  // An owner has no access to the admin panel.
  await open(page, `${emptySite.url}/admin/panel`)
  await expect(page).toHaveURL(/\/dashboard/)
})

test('an admin who signs in goes to the admin panel', async ({ page, emptySite }) => {
  await open(page, `${emptySite.url}/auth/login`)
  await fillLogin(page, 'admin@cptrecommends.local', ADMIN_PASSWORD)
  await expect(page).toHaveURL(/\/admin\/panel$/)
})

for (const [person, address, name] of [
  ['an owner', '/auth/login', 'Email'],
  ['an admin', pages.admin, 'Username'],
] as const) {
  test(`${person} who signs in before the script is loaded is signed in`, async ({
    page,
    emptySite: { url },
    quiet,
  }) => {
    quiet.allow(/\/api\/login$/)
    const release = await holdAnswers(page, /\/assets\/entry-client-.*\.js$/)
    await page.goto(url + address)
    await page.getByLabel(name).fill('early@example.co.za')
    await page.getByLabel('Password', { exact: true }).fill('wrong password')
    const asked = page.waitForRequest(`${url}/api/login`)
    await page.keyboard.press('Enter')
    release()
    expect((await asked).postDataJSON()).toMatchObject({ email: 'early@example.co.za' })
    await expect(page.getByLabel(name)).toHaveValue('early@example.co.za')
    expect(page.url()).toBe(url + address)
  })
}
