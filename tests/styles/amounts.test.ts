import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Browsers may end a line after the minus of '-R299.00'. */
it.each([
  ['src/web/components/ui/table.css', '.table .table__number'],
  ['src/web/features/billing/invoice.css', '.invoice .table__number'],
  ['src/web/features/billing/invoice.css', '.invoice__sum'],
])('%s: amounts in %s stay on one line', (file, selector) => {
  const sheet = readFileSync(file, 'utf8')
  const [, rule = ''] = sheet.split(`${selector} {`)
  expect(rule.slice(0, rule.indexOf('}'))).toContain('white-space: nowrap')
})
