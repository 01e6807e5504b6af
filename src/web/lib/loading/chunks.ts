import { ConnectionError, fetchOrFail } from '#web/lib/api/connection-error.ts'

/** The server has this file no longer: a newer release is out, and this page is of an older one. */
export class OutdatedPageError extends Error {}

const RETRY_MS = 800

const startData = () => document.getElementById('start')?.dataset ?? {}

let fetched: Map<string, Promise<void>> | undefined

/** Files by their address; those of the first load are there already. */
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
  // A body that breaks off rejects here, and the file is asked for again with the next tap.
  await response.arrayBuffer()
}

/** A weak signal drops single requests: one more try, unless the browser knows that it is offline. */
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
 * What the build puts round every import(). Browsers remember an import that failed, also one that the
 * module itself makes, and never ask for that address again. So all files are fetched first, which may
 * fail and be repeated; the import then takes them from the browser's cache.
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
 * Gets the newer release by a reload. Once for each release: a page that is the same afterwards would
 * otherwise reload for ever. False when there is nothing to gain from it.
 */
export function reloadOutdatedPage(error: unknown): boolean {
  if (!(error instanceof OutdatedPageError) || !navigator.onLine) return false
  const { entry = '' } = startData()
  try {
    if (sessionStorage.getItem(RELOADED) === entry) return false
    sessionStorage.setItem(RELOADED, entry)
  } catch {
    // Without storage a loop could not be noticed.
    return false
  }
  window.location.reload()
  return true
}
