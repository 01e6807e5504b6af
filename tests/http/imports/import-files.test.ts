import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkFile, csv, HEADINGS } from '#tests/helpers/import-file.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp(USUAL_ENGINES[0] ?? 'sqlite')
})
afterEach(() => app.close())

const LINES = [
  'Naam;Kategorie;Adres;Voorstad;Telefoon',
  'Café Müller;Restaurant;1 Kloof Straat;Gardens;021 555 0101',
] as const

const nameRead = async (bytes: Buffer) => {
  const id = await checkFile(app, bytes)
  const { rows } = await app.services.imports.get(id)
  return JSON.parse(rows[0]?.itsValues ?? '{}').businessName
}

it.each([
  ['UTF-8', Buffer.from(csv(...LINES))],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${csv(...LINES)}`)],
  ['Windows-1252', Buffer.from(csv(...LINES), 'latin1')],
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv(...LINES), 'utf16le')])],
  ['tabs', Buffer.from(csv(...LINES).replaceAll(';', '\t'))],
])('reads %s', async (_name, bytes) => {
  expect(await nameRead(bytes)).toBe('Café Müller')
})

it.each([
  ['a workbook', Buffer.from('PK\u0003\u0004 and more'), 'That is not a CSV file.'],
  ['bytes of a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]), 'That is not a CSV file.'],
  ['nothing', Buffer.alloc(0), 'Please choose a file.'],
  ['headings alone', Buffer.from(csv(HEADINGS)), 'There is nothing below the headings'],
  [
    'a cell of 10 MB',
    Buffer.from(csv(HEADINGS, `M1,"${'x'.repeat(10_000_000)}",,,,,`)),
    'A row has more than 20000 characters.',
  ],
  [
    'a quote that never ends',
    Buffer.from(csv(HEADINGS, 'M1,"Rotis,Other,1 Main Road,Observatory,,')),
    'quote',
  ],
  ['no column for names', Buffer.from(csv('a,b', '1,2')), 'Please say which column is the name.'],
])('refuses %s and keeps nothing of it', async (_name, bytes, sentence) => {
  await expect(checkFile(app, bytes)).rejects.toThrow(sentence)
  expect(await app.services.imports.find()).toHaveLength(sentence.includes('column') ? 1 : 0)
})
