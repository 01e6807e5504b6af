import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The articles of a folder as name → text, by the names of the files. */
export function readArticleFolder(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}
