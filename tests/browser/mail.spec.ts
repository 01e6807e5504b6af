import type { Page } from '@playwright/test'
import { MAIL_TEMPLATES } from '#server/mail-templates.ts'
import type { Config } from '#server/platform/config/config.ts'
import { composeMail } from '#server/platform/mail/compose.tsx'
import { readConfig } from '#server/read-config.ts'
import { mailPages, withToken } from '#shared/paths.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  type Site,
  test,
} from './fixtures.ts'

const config: Config = readConfig({ NODE_ENV: 'test' })
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3)

/** The worst case: a text without spaces. */
function stretched(payload: object): object {
  return Object.fromEntries(
    Object.entries(payload).map(([key, value]) => {
      if (!/name|notes|comment/i.test(key)) return [key, value]
      return [key, Array.isArray(value) ? value.map(() => LONG) : LONG]
    }),
  )
}

test('every message fits the narrowest phone and is accessible', { tag: '@slow' }, async ({
  page,
  emptySite,
}) => {
  test.slow()
  const context = { config, publicUrl: () => emptySite.url, secret: '' }
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { kind, sample } of MAIL_TEMPLATES)
    await test.step(kind, async () => {
      const show = (data: object) => {
        const stored = { id: 'sample', kind, recipient: 'somebody@example.co.za', createdAt: '' }
        return page.setContent(
          composeMail({ ...stored, payload: JSON.stringify(data) }, MAIL_TEMPLATES, context).html,
        )
      }
      await show(sample)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await show(stretched(sample))
      await expectNoSidewaysScroll(page)
    })
})

/** A new reader of the newsletter, and the token of the link in that mail. */
async function signUp(page: Page, site: Site): Promise<string> {
  const email = `reader-${Date.now()}@example.co.za`
  await page.request.post(`${site.url}/api/newsletter`, { data: { email } })
  let token = ''
  await site.write(async (db) => {
    const signups = db.selectFrom('newsletterSignups').select('token').where('email', '=', email)
    token = (await signups.executeTakeFirstOrThrow()).token
  })
  return token
}

test('a newsletter reader unsubscribes in one click, and a broken link has a message', async ({
  page,
  emptySite,
  quiet,
}) => {
  quiet.allow(/404/)
  await page.setViewportSize(PHONE)
  const token = await signUp(page, emptySite)

  await page.goto(`${emptySite.url}${withToken(mailPages.newsletterUnsubscribe, 'made-up')}`)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('alert')).toContainText('We don’t know that link.')

  await page.goto(`${emptySite.url}${withToken(mailPages.newsletterUnsubscribe, token)}`)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You are off the list' })).toBeVisible()
})
