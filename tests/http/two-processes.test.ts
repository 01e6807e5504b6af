import { expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { pages } from '#shared/paths.ts'
import { createBusiness } from '#tests/factories/businesses.ts'
import { createGem } from '#tests/factories/happenings.ts'
import { createTestApp } from '#tests/helpers/test-app.ts'

it('shows a change made through one process on the pages of another', async () => {
  const one = await createTestApp('postgres')
  const other = await buildApp(readConfig(one.environment))
  try {
    expect((await other.server.inject(pages.home)).body).toContain('No spots found yet!')
    const business = await createBusiness(one.context.db, { businessName: 'Koesister Corner' })
    await createGem(one.context.db, business.id)
    one.context.catalogue.raise()
    await expect
      .poll(async () => (await other.server.inject(pages.home)).body, { timeout: 5000 })
      .toContain('Koesister Corner')
  } finally {
    await other.close()
    await one.close()
  }
})
