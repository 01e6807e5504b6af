import { expect, holdAnswers, open, test, toastTitled } from '#tests/browser/fixtures.ts'

test.describe('the search ticket', () => {
  test('asks for a query or a place if both are empty', async ({ page, demoSite }) => {
    await open(page, demoSite.url)
    await page.getByLabel('What do you need?').fill('   ')
    await page.getByRole('button', { name: "Let's Go!" }).click()
    await expect(toastTitled(page, 'Search Error')).toBeVisible()
    await expect(
      page.getByText("Please enter what you're looking for or an area to search.", { exact: true }),
    ).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('says so before its script is loaded, too', async ({ page, demoSite }) => {
    const release = await holdAnswers(page, /\/assets\/entry-client-.*\.js$/)
    const isStarted = page.waitForRequest(/entry-client-.*\.js$/)
    await page.goto(demoSite.url)
    await isStarted
    await page.getByRole('button', { name: "Let's Go!" }).click()
    release()
    await expect(toastTitled(page, 'Search Error')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('leads to the results of what was typed, without the spaces around it', async ({
    page,
    demoSite,
  }) => {
    for (const [need, area, address] of [
      ['  plumber ', '', '/search?q=plumber'],
      ['', ' Sea Point ', '/search?area=Sea+Point'],
      ['fish & chips', 'Kalk Bay', '/search?q=fish+%26+chips&area=Kalk+Bay'],
      ['24', '', '/search?q=24'],
    ] as const) {
      await open(page, demoSite.url)
      await page.getByLabel('What do you need?').fill(need)
      await page.getByLabel('Which area?').fill(area)
      await page.getByLabel('Which area?').press('Enter')
      await expect(page).toHaveURL(`${demoSite.url}${address}`)
    }
  })
})
