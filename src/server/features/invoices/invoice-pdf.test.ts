import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { paymentReceipt } from '#server/features/payments/mail/payment-receipt.tsx'
import { invoicePdf } from './invoice-pdf.ts'

const { invoice } = paymentReceipt.sample

const wordsOf = async (...changes: Partial<typeof invoice>[]) => {
  const pdf = new Uint8Array(invoicePdf(Object.assign({}, invoice, ...changes)))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

test('its table of objects is right, and it stays small enough for a mail', () => {
  const pdf = invoicePdf(invoice)
  const text = pdf.toString('latin1')
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(start, start + 4)).toBe('xref')
  for (const [index, [, offset]] of [...text.matchAll(/(\d{10}) 00000 n/g)].entries())
    expect(text.slice(Number(offset))).toMatch(new RegExp(`^${index + 1} 0 obj`))
  expect(pdf.length).toBeLessThan(50_000)
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
  const words = await wordsOf({ buyer: { ...invoice.buyer, name, address } })
  for (const whole of [name, ...address]) expect(words).toContain(whole)
})

test('every letter of a South African name is printed, also if typed as letter and accent', async () => {
  const name = 'Mašilo Ṋemuḓivhiso, Ḽutanḓo Ṱhoho, ṅwana Ćosić, Ōta, Žižka, Łukasz, Őry'
  const address = [name.toUpperCase(), 'Mašilo'.normalize('NFD')]
  const words = await wordsOf({ buyer: { ...invoice.buyer, name, address } })
  expect(words).toContain(name)
  expect(words).toContain(name.toUpperCase())
  expect(words.match(/Mašilo/g)).toHaveLength(2)
  expect(words).not.toContain('?')
})

test('special characters are only characters, and very long texts are cut', async () => {
  const buyer = {
    vatNumber: null,
    name: `A) Tj (${'x'.repeat(400)}`,
    address: ['\\', 'Ngcobo 木', 'Groenpunt (é)'],
  }
  const words = await wordsOf({ buyer })
  expect(words).toMatch(/A\) Tj \(x+\.\.\. \\ Ngcobo \? Groenpunt \(é\)/)
})

test('an invoice without a VAT number is none for tax, and a credit note is not paid', async () => {
  const words = await wordsOf({
    title: 'Credit note',
    totalCents: -29900,
    vatPercent: null,
    vatCents: 0,
    creditOf: 'INV-000187',
    seller: { ...invoice.seller, vatNumber: null },
    buyer: { ...invoice.buyer, vatNumber: null },
  })
  expect(words).not.toContain('VAT')
  expect(words).toContain('-R299.00')
  expect(words).toContain('This credit note belongs to INV-000187.')
  expect(words).not.toContain('Still to pay')
})
