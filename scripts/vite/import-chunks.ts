import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const CHUNKS = fileURLToPath(new URL('../../src/web/lib/loading/chunks.ts', import.meta.url))
/** Vite's own module, whose function wraps every import() of the built site. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'

/** Vite preloads the files of an import in a way that cannot be retried after a failure; ours can. */
export function importChunks(): Plugin {
  return {
    name: 'import-chunks',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === PRELOAD_HELPER
        ? `export { importChunk as __vitePreload } from ${JSON.stringify(CHUNKS)}`
        : null,
  }
}
