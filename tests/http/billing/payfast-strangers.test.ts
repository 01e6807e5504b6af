import { describe, expect, it } from 'vitest'
import { notify, PROVIDER_ADDRESS, startProvider } from '#tests/helpers/payments/payfast.ts'
import { createTestApp } from '#tests/helpers/test-app.ts'

describe('notifications from outside the provider’s networks', () => {
  it('are limited in number, in total and in length', async () => {
    const provider = await startProvider()
    const settings = { ...provider.environment, RATE_LIMIT: 'on' }
    const app = await createTestApp('sqlite', settings)
    try {
      const send = async (body: string, address: string) =>
        (await notify(app, body, address)).statusCode
      expect(await send('a'.repeat(5000), '203.0.113.1')).toBe(413)
      expect(await send('a'.repeat(5000), PROVIDER_ADDRESS)).toBe(200)
      const answers = { 200: 0, 429: 0 }
      for (let index = 0; index < 320; index += 1) {
        const status = await send(`a=${index}`, `198.51.100.${index % 6}`)
        answers[status as 200 | 429] += 1
      }
      expect(answers).toEqual({ 200: 299, 429: 21 })
      expect(await send('b=1', PROVIDER_ADDRESS)).toBe(200)
    } finally {
      await app.close()
      await provider.close()
    }
  })
})
