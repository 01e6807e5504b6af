import { expect, it } from 'vitest'
import { isWebAddress, withScheme } from './web-address.ts'

it.each([
  'https://harbourtable.co.za',
  'http://harbourtable.co.za/menu?day=sunday#fish',
  'HTTPS://Harbour.Example:8443/',
  'https://xn--caf-dma.co.za',
])('takes %s', (text) => expect(isWebAddress(text)).toBe(true))

it.each([
  'harbourtable.co.za',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://harbourtable.co.za',
  'https:harbourtable.co.za',
  'https://localhost',
  'https://user:secret@harbourtable.co.za',
  'https://harbour table.co.za',
  'https://',
  '//harbourtable.co.za',
])('refuses %s', (text) => expect(isWebAddress(text)).toBe(false))

it.each([
  ['www.zaida.co.za', 'https://www.zaida.co.za'],
  ['zaida.co.za/menu', 'https://zaida.co.za/menu'],
  ['http://zaida.co.za', 'http://zaida.co.za'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['//zaida.co.za', '//zaida.co.za'],
  ['', ''],
])('%s becomes %s', (text, address) => expect(withScheme(text)).toBe(address))
