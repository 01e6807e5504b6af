import { expect, it } from 'vitest'
import { encryptLink, readPayload, sampleLink } from './encrypted-link.ts'
import { isPermanentRefusal } from './permanent-refusal.ts'

const SECRET = 'a secret that is long enough for this'

it('is decrypted in link fields, whatever their name', () => {
  const token = encryptLink(SECRET, 'opens a booking')
  const stored = JSON.stringify({ token, news: { ownerToken: token, notes: null, times: [1] } })
  expect(stored).not.toContain('opens a booking')
  expect(readPayload(SECRET, stored)).toEqual({
    token: 'opens a booking',
    news: { ownerToken: 'opens a booking', notes: null, times: [1] },
  })
})

it('leaves visitors’ texts and links of older messages unchanged', () => {
  const payload = {
    visitorName: 'encrypted:Thandi',
    comment: encryptLink(SECRET, 'x'),
    token: 'plain',
  }
  expect(readPayload(SECRET, JSON.stringify(payload))).toEqual(payload)
  expect(readPayload(SECRET, JSON.stringify({ token: sampleLink('sample') }))).toEqual({
    token: 'sample',
  })
})

it('fails for good under another secret: no mail goes out with a link that opens nothing', () => {
  const stored = JSON.stringify({ token: encryptLink(SECRET, 'opens a booking') })
  const read = () => readPayload('another secret that is long enough', stored)
  expect(read).toThrow('AUTH_SECRET')
  try {
    read()
  } catch (error) {
    expect(isPermanentRefusal(error)).toBe(true)
  }
})
