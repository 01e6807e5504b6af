import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#tests/helpers/free-port.ts'
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium-flags.ts'
import { findBrowser } from '../../scripts/lib/system.mjs'

export interface Browser {
  port: number
  stop(): Promise<void>
}

/** A browser with a debugging port, as Lighthouse wants it. */
export async function launch(): Promise<Browser> {
  const executable = findBrowser()
  if (!executable) throw new Error('This benchmark needs Chromium.')
  const port = await freePort()
  const profile = mkdtempSync(path.join(tmpdir(), 'cpt-chromium-'))
  const child = spawn(
    executable,
    [
      '--headless=new',
      ...CHROMIUM_FLAGS,
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined)
    if (ready?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    port,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
