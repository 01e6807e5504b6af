import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { groupPages } from '#shared/paths.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp('sqlite')
})
afterAll(() => app.close())

const open = async (query: string) => (await app.server.inject(`${groupPages.ask}?${query}`)).body

const CARRIED = '<input type="hidden" name="people" value="8"/>'

it('the number of people that was searched for reaches a request to several', async () => {
  const create = (businessName: string, industry: 'Restaurant' | 'Hair Salon') =>
    createBusiness(app.context.db, { businessName, industry })
  const bistro = await create('Jacaranda Bistro', 'Restaurant')
  const salon = await create('Jacaranda Cuts', 'Hair Salon')
  expect(await open('q=jacaranda+bistro+for+8+guests')).toContain(CARRIED)
  expect(await open('q=jacaranda+bistro')).not.toContain('name="people"')
  // Nobody was chosen.
  expect(await open(`of=${bistro.id}&people=8`)).toContain(CARRIED)
  expect(await open(`business=${bistro.id}&people=8`)).toMatch(
    /<input [^>]*name="people"[^>]*value="8"/,
  )
  expect(await open(`business=${salon.id}&people=8`)).toContain('>For 8 people.</textarea>')
  for (const wrong of ['-1', '1.5', '9999', 'x'])
    expect(await open(`business=${bistro.id}&people=${wrong}`)).toMatch(
      /<input [^>]*name="people"[^>]*value=""/,
    )
})
