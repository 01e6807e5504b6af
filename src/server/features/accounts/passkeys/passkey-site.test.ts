import { expect, it } from 'vitest'
import { passkeySite } from './passkey-site.ts'

it.each([
  ['https://cptrecommends.co.za', 'cptrecommends.co.za', 'https://cptrecommends.co.za'],
  ['https://www.example.co.za:8443/', 'www.example.co.za', 'https://www.example.co.za:8443'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
])('binds passkeys of %s to %s', (publicUrl, id, origin) => {
  expect(passkeySite(publicUrl)).toEqual({ id, origin })
})
