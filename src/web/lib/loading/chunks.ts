import { ConnectionError, fetchOrFail } from '#web/lib/api/connection-error.ts'

/** The server no longer has this file: a newer release is deployed, and this page is from an older one. */
export class OutdatedPageError extends Error {}

const RETRY_MS = 800

const startData = () => document.getElementById('start')?.dataset ?? {}

let fetched: Map<string, Promise<void>> | undefined

/** Files by address; those of the first load are known already. */
function knownFiles(): Map<string, Promise<void>> {
  fetched ??= new Map(
    (startData().modules ?? '').split(' ').map((href) => [href, Promise.resolve()]),
  )
  return fetched
}

async function fetchFile(href: string): Promise<void> {
  const response = await fetchOrFail(href)
  if (response.status === 404) throw new OutdatedPageError(href)
  if (!response.ok) throw new ConnectionError(response.status)
  // An incomplete body rejects here, and the file is requested again with the next tap.
  await response.arrayBuffer()
}

/** A weak signal loses single requests: one retry, unless the browser is offline. */
async function fetchFileTwice(href: string): Promise<void> {
  try {
    await fetchFile(href)
  } catch (error) {
    if (!(error instanceof ConnectionError) || !navigator.onLine) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    await fetchFile(href)
  }
}

function ensureFile(href: string): Promise<void> {
  const files = knownFiles()
  const known = files.get(href)
  if (known !== undefined) return known
  const coming = fetchFileTwice(href)
  files.set(href, coming)
  coming.catch(() => files.delete(href))
  return coming
}

/**
 * The build wraps every import() in this. Browsers remember a failed import, also a nested one, and never
 * request that address again. So all files are fetched first, which may fail and be retried; the import then
 * reads them from the browser's cache.
 */
export async function importChunk<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => ensureFile(`/${file}`)))
  return load()
}

const RELOADED = 'reloaded-from'

/**
 * Reloads to get the newer release. Once per release: otherwise a page that stays the same would reload for
 * ever. False if a reload would not help.
 */
export function reloadOutdatedPage(error: unknown): boolean {
  if (!(error instanceof OutdatedPageError) || !navigator.onLine) return false
  const { entry = '' } = startData()
  try {
    if (sessionStorage.getItem(RELOADED) === entry) return false
    sessionStorage.setItem(RELOADED, entry)
  } catch {
    // Without storage a loop could not be detected.
    return false
  }
  window.location.reload()
  return true
}
