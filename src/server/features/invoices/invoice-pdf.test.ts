import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { paymentReceipt } from '#server/features/payments/mail/payment-receipt.tsx'
import { invoicePdf } from './invoice-pdf.ts'

const { invoice } = paymentReceipt.sample

test('the PDF says what the invoice says, and its table of objects is right', () => {
  const pdf = invoicePdf(invoice)
  const text = pdf.toString('latin1')
  for (const words of ['Tax invoice', 'INV-000187', 'R299.00', 'VAT, 15% inside', 'R39.00'])
    expect(text).toContain(`(${words})`)
  expect(text).toContain('(VAT number 4987654321)')
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(start, start + 4)).toBe('xref')
  for (const [index, [, offset]] of [...text.matchAll(/(\d{10}) 00000 n/g)].entries())
    expect(text.slice(Number(offset))).toMatch(new RegExp(`^${index + 1} 0 obj`))
})

test("somebody else's reader finds the same words on one page", async () => {
  const pdf = new Uint8Array(invoicePdf(invoice))
  const { totalPages, text } = await extractText(pdf, { mergePages: true })
  expect(totalPages).toBe(1)
  for (const words of ['Tax invoice', 'INV-000187', 'Salt River Cycles', 'VAT number 4987654321'])
    expect(text).toContain(words)
  expect(text).toMatch(/Without VAT\s+R260\.00\s+VAT, 15% inside\s+R39\.00\s+Total\s+R299\.00/)
})

test('a long name and address are complete, with typographic characters', async () => {
  const name = 'Zaida Hendricks trading as Zaida’s Kitchen & Catering Company – Bo-Kaap'
  const address = ['Unit 14, The Old Biscuit Mill, 373 to 375 Albert Road', 'Salt River', '7925']
  const pdf = new Uint8Array(invoicePdf({ ...invoice, buyer: { ...invoice.buyer, name, address } }))
  const { text } = await extractText(pdf, { mergePages: true })
  const words = text.replace(/\s+/g, ' ')
  for (const whole of [name, ...address]) expect(words).toContain(whole)
})

test('special characters are escaped, and very long texts are cut', () => {
  const buyer = {
    vatNumber: null,
    name: `A) Tj (${'x'.repeat(400)}`,
    address: ['\\', 'Ngcobo 木', 'Groenpunt (é)'],
  }
  const text = invoicePdf({ ...invoice, buyer }).toString('latin1')
  expect(text).toContain('(A\\) Tj)')
  expect(text).toMatch(/\(\\\(x+\.\.\.\) Tj/)
  expect(text).toContain('(\\\\)')
  expect(text).toContain('(Ngcobo ?)')
  expect(text).toContain('(Groenpunt \\(é\\))')
})

test('an invoice without a VAT number is none for tax, and a credit note is not paid', () => {
  const plain = invoicePdf({
    ...invoice,
    title: 'Credit note',
    totalCents: -29900,
    vatPercent: null,
    vatCents: 0,
    creditOf: 'INV-000187',
    seller: { ...invoice.seller, vatNumber: null },
  }).toString('latin1')
  expect(plain).not.toContain('VAT')
  expect(plain).toContain('(-R299.00)')
  expect(plain).toContain('(This credit note belongs to INV-000187.)')
  expect(plain).not.toContain('Still to pay')
})
