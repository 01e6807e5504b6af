// Runs on the machine's own Node as well (20 and later): plain JavaScript, no dependency.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from './run.mjs'

/** Folders whose tests start the site as a process, break it or attack it. */
export const SLOW_TESTS = [
  'tests/faults',
  'tests/fuzz',
  'tests/infrastructure',
  'tests/operations',
  'tests/security',
]

/** The test files whose code meets the condition. */
export async function findTests(meets) {
  const files = await readdir(path.join(ROOT, 'tests'), { recursive: true })
  const found = []
  for (const file of files.filter((name) => name.endsWith('.test.ts')).sort())
    if (meets(await readFile(path.join(ROOT, 'tests', file), 'utf8'))) found.push(`tests/${file}`)
  return found
}
