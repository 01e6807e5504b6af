import type { ImportAnswer } from '#shared/schemas/imports/import.ts'
import type { TestApp } from './test-app.ts'

const IMPORT_ADMIN = { id: 'admin', email: 'admin@cpt.example' }
export const SOURCE = 'the city’s list of markets'

export const csv = (...lines: string[]) => `${lines.join('\r\n')}\r\n`
export const HEADINGS = 'Permit ID,Trading name,Category,Street address,Suburb,Telephone,Website'

/** As the admin's page does it: the file, the guessed columns, the check. */
export async function checkFile(
  app: TestApp,
  text: string | Buffer,
  source = SOURCE,
): Promise<string> {
  const { imports } = app.services
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const id = await imports.create({ fileName: 'markets.csv', source, bytes })
  await imports.check(id)
  await imports.work()
  return id
}

export async function importFile(app: TestApp, text: string | Buffer, source?: string) {
  const id = await checkFile(app, text, source)
  await applyImport(app, id)
  return id
}

export async function applyImport(app: TestApp, id: string): Promise<void> {
  await app.services.imports.apply(IMPORT_ADMIN, id)
  await app.services.imports.work()
}

export async function undoImport(app: TestApp, id: string): Promise<void> {
  await app.services.imports.undo(IMPORT_ADMIN, id)
  await app.services.imports.work()
}

/** How many of each verdict there are, without those of which there are none. */
export async function countsOf(app: TestApp, id: string): Promise<Record<string, number>> {
  const { counts } = await app.services.imports.get(id)
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}

export const reasonsOf = async (
  app: TestApp,
  id: string,
): Promise<ImportAnswer['rows'][number]['reason'][]> =>
  (await app.services.imports.get(id)).rows.map(({ reason }) => reason)
