import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** Each folder imports only from those before it. Files beside the folders are tools for all of them. */
const ORDERS = {
  'src/server/platform': [
    'addresses',
    'outbound',
    'config',
    'db',
    'schedule',
    'images',
    'pdf',
    'mail',
    'http',
    'cache',
    'outbox',
    'metrics',
  ],
  'src/shared': [
    'time',
    'text',
    'contact',
    'accounts',
    'money',
    'billing',
    'hours',
    'places',
    'catalogue',
    'supply',
    'booking',
    'search',
    'help',
    'privacy',
    'legal',
    'schemas',
    'api',
  ],
}

const partOf = (root: string, file: string) => path.relative(root, file).split(path.sep)[0] ?? ''

describe.each(Object.entries(ORDERS))('the folders of %s', (root, order) => {
  const files = globSync(`${root}/*/**/*.{ts,tsx}`).filter((file) => !file.includes('.test.'))

  it('are all in the order', () => {
    expect([...new Set(files.map((file) => partOf(root, file)))].sort()).toEqual([...order].sort())
  })

  it('import only from those before them', () => {
    expect(files.flatMap((file) => importsAgainst(order, root, file))).toEqual([])
  })
})

/** The types of the API's schemas may be used everywhere. */
const SCHEMA_TYPES = /import type [^']* from '#shared\/schemas\/[^']*'/g
const IMPORT = /(?:from|import|import\()\s*'#(server\/platform|shared)\/([\w-]+)\//g

function importsAgainst(order: string[], root: string, file: string): string[] {
  const place = (part: string) => order.indexOf(part)
  const own = place(partOf(root, file))
  return [...readFileSync(file, 'utf8').replaceAll(SCHEMA_TYPES, '').matchAll(IMPORT)]
    .filter(([, base, part = '']) => `src/${base}` === root && place(part) > own)
    .map(([, , part]) => `${file} imports ${part}`)
}
