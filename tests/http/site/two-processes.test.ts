import { expect, it } from 'vitest'
import { createGem } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/read-config.ts'
import { pages } from '#shared/paths.ts'
import { createTestApp } from '#tests/helpers/test-app.ts'

it('shows a change made through one process on the pages of another', async () => {
  const one = await createTestApp('postgres')
  const other = await buildApp(readConfig(one.environment))
  try {
    expect((await other.server.inject(pages.home)).body).toContain('No spots found yet!')
    const business = await createBusiness(one.context.db, { businessName: 'Koesister Corner' })
    await createGem(one.context.db, business.id)
    await expect
      .poll(async () => (await other.server.inject(pages.home)).body, { timeout: 5000 })
      .toContain('Koesister Corner')
  } finally {
    await other.close()
    await one.close()
  }
})
