import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerDevices } from './device.ts'

async function siteWith(secret: string) {
  const app = Fastify()
  const devices = await registerDevices(app, secret, false)
  app.post('/', async (request, reply) => devices.ensure(request, reply))
  return { app, devices }
}

test('a device is trusted only by its signature', async () => {
  const { app } = await siteWith('one secret')
  const send = (cookie: string, to = app) =>
    to.inject({ method: 'POST', url: '/', headers: { cookie } })
  const first = await send('')
  const given = first.cookies[0]?.value ?? ''
  const [id = '', signature = ''] = given.split('.')
  expect([id, first.body]).toEqual([first.body, id])
  expect((await send(`cpt_device=${given}`)).body).toBe(id)

  const forged = [id, `${id}.`, `${id}.${signature}x`, `mine.${signature}`, `${signature}.${id}`]
  for (const cookie of forged) expect((await send(`cpt_device=${cookie}`)).body).not.toBe(id)
  for (const cookie of forged)
    expect((await send(`cpt_device=${cookie}`)).body).not.toBe(cookie.split('.')[0])
  const { app: other } = await siteWith('another secret')
  expect((await send(`cpt_device=${given}`, other)).body).not.toBe(id)
})

test('what is stored of a device needs the secret, and differs by purpose', async () => {
  const { devices } = await siteWith('one secret')
  const { devices: others } = await siteWith('another secret')
  const stored = devices.hash('device', 'review')
  expect(stored).not.toContain('device')
  expect(
    new Set([stored, devices.hash('device', 'views'), others.hash('device', 'review')]).size,
  ).toBe(3)
})
