import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

test('an address is cut at commas and line ends, and never longer than a document has room', () => {
  expect(addressLines('1 Kloof St, Gardens\n\n8001 ,')).toEqual(['1 Kloof St', 'Gardens', '8001'])
  expect(addressLines('a,b,c,d,e,f')).toEqual(['a', 'b', 'c', 'd, e, f'])
})
