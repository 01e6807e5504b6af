// Runs on the machine's own Node as well (20 and later): plain JavaScript, no dependency.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const BIN = path.join(ROOT, 'node_modules', '.bin')

/**
 * The built site as arguments for Node. Young objects get eight megabytes instead of sixteen: the
 * garbage of a start and of each page would otherwise stay in memory. With four a page costs a tenth more
 * (docs/decisions/0047). And they always begin in the young generation:
 * if a scavenge comes in the middle of a page, V8 may conclude that its objects are long-lived, and from
 * then on allocate them in the old generation, which makes a page 8% slower, at worst a fifth. Source maps are not loaded,
 * since reading them takes forty megabytes and the server's code is not minified. The files in deploy/
 * start it the same way.
 */
export const SITE = [
  '--max-semi-space-size=8',
  '--no-allocation-site-pretenuring',
  'dist/server/main.js',
]

/** The Node in the packages first, whatever started us. */
export const environment = { ...process.env, PATH: `${BIN}${path.delimiter}${process.env.PATH}` }

/** Runs a command with our output; resolves to its exit code. Signals reach the child. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: environment,
      ...options,
    })
    const forward = (signal) => child.kill(signal)
    process.on('SIGTERM', forward)
    process.on('SIGINT', forward)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', forward)
      process.off('SIGINT', forward)
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}

/** Runs a step that must succeed; otherwise exits with the step's code. */
export async function step(title, command, args, options) {
  const started = Date.now()
  console.log(`\n> ${title}`)
  const code = await run(command, args, options)
  if (code !== 0) {
    console.error(`\n${title}: failed (exit code ${code}).`)
    process.exit(code)
  }
  console.log(`  ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
}
