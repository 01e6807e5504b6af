import { expect, test } from 'vitest'
import { createKnownBusinesses } from './known-businesses.ts'

const ROTIS = {
  businessName: 'Longmarket Rotis',
  address: '12 Longmarket Street, Bo-Kaap',
  suburb: 'Bo-Kaap',
  phone: '021 555 0101',
  website: '',
}

test('of 20,000 rows with one name and number, one is new', () => {
  const known = createKnownBusinesses()
  let asked = 0
  for (let line = 2; line < 20_002; line += 1)
    if (known.find(ROTIS)) asked += 1
    else known.add({ ...ROTIS, line })
  expect(asked).toBe(19_999)
})

test.each([
  [
    'the same number, a similar name',
    { businessName: 'Longmarket Roti Shop', address: '1 Main Road' },
    true,
  ],
  [
    'the same address, a similar name',
    { businessName: 'The Longmarket Rotis (Pty) Ltd', phone: '' },
    true,
  ],
  ['the number of a mall', { businessName: 'Shoe Repairs', address: '1 Main Road' }, false],
  ['the number of a chain', { suburb: 'Gardens', address: '1 Main Road' }, false],
])('%s is or is not the likely answer', (_what, other, isStrong) => {
  const known = createKnownBusinesses()
  known.add({ ...ROTIS, id: 'one' })
  expect(known.find({ ...ROTIS, ...other })).toMatchObject({ known: { id: 'one' }, isStrong })
})

test('of several with one number, the one in the same suburb is meant', () => {
  const known = createKnownBusinesses()
  known.add({ ...ROTIS, suburb: 'Gardens', id: 'far' })
  known.add({ ...ROTIS, id: 'near' })
  expect(known.find(ROTIS)).toMatchObject({ known: { id: 'near' }, isStrong: true })
})
