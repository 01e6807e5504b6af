import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

test('an address is split at commas and line breaks, and fits on the document', () => {
  expect(addressLines('1 Kloof St, Gardens\n\n8001 ,')).toEqual(['1 Kloof St', 'Gardens', '8001'])
  expect(addressLines('a,b,c,d,e,f')).toEqual(['a', 'b', 'c', 'd, e, f'])
})
