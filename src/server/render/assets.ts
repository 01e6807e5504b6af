import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SHEETS, type Sheets } from '#shared/site.ts'

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, ManifestChunk>

/** The built files of a page: its style sheets, its entry script, and what that imports. */
export interface Assets {
  styles: string[]
  sheets: Sheets
  entry: string | undefined
  /** The small script that loads the entry after the page; without it the entry loads at once. */
  starter: string | undefined
  /** The only script of pages that work without. */
  plain: string | undefined
  preloads(modules: string[]): string[]
}

const ENTRY = 'src/web/entry-client.tsx'
const STARTER = 'src/web/start.ts'
const PLAIN = 'src/web/plain.ts'

const sheetsBy = (fileOf: (source: string) => string): Sheets =>
  Object.fromEntries(SHEETS.map((name) => [name, `/${fileOf(`src/web/${name}.css`)}`]))

export const NO_ASSETS: Assets = {
  styles: [],
  sheets: {},
  entry: undefined,
  starter: undefined,
  plain: undefined,
  preloads: () => [],
}

/** The manifest written by the build of this server. */
const readManifest = (clientDir: string): Manifest =>
  JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8'))

export function readAssets(clientDir: string): Assets {
  const manifest = readManifest(clientDir)

  const addImports = (key: string, files: Set<string>) => {
    const chunk = manifest[key]
    if (!chunk || files.has(`/${chunk.file}`)) return
    files.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) addImports(imported, files)
  }

  const get = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The built manifest does not name ${key}.`)
    return chunk
  }
  const entry = get(ENTRY)
  /** There are a dozen kinds of page, each with the same modules every time, so the result is cached. */
  const ofPage = new Map<string, string[]>()
  return {
    styles: (entry.css ?? []).map((file) => `/${file}`),
    sheets: sheetsBy((source) => get(source).file),
    entry: `/${entry.file}`,
    starter: `/${get(STARTER).file}`,
    plain: `/${get(PLAIN).file}`,
    preloads: (modules) => {
      const page = modules.join()
      const known = ofPage.get(page)
      if (known) return known
      const files = new Set<string>()
      for (const key of [ENTRY, ...modules]) addImports(key, files)
      files.delete(`/${entry.file}`)
      ofPage.set(page, [...files])
      return [...files]
    },
  }
}

/** The development server serves the source files as assets. */
export const DEVELOPMENT_ASSETS: Assets = {
  styles: ['/src/web/site.css'],
  sheets: sheetsBy((source) => source),
  entry: `/${ENTRY}`,
  starter: undefined,
  plain: `/${PLAIN}`,
  preloads: () => [],
}
