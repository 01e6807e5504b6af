import { spawnSync } from 'node:child_process'
import { findBrowser } from '../lib/system.mjs'

/** An error message for the user instead of a stack trace. */
export class MissingTool extends Error {}

export function requireBrowser(): string {
  const found = findBrowser()
  if (!found) {
    throw new MissingTool(
      'The video is drawn by Chromium: install it with "apt-get install chromium-headless-shell".',
    )
  }
  return found
}

const ENCODERS = ['libx264', 'libaom-av1'] as const

export function checkEncoder(): void {
  const { stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' })
  if (!stdout) {
    throw new MissingTool(
      'The video is encoded by ffmpeg: install it with "apt-get install ffmpeg".',
    )
  }
  const missing = ENCODERS.filter((encoder) => !stdout.includes(encoder))
  if (missing.length > 0) {
    throw new MissingTool(`This ffmpeg cannot encode with ${missing.join(' and ')}; Debian's can.`)
  }
}

/** Runs ffmpeg and returns what it wrote to its standard output. */
export function ffmpeg(args: readonly string[]): Buffer {
  const { status, stdout, stderr } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-y', ...args],
    {
      maxBuffer: 1 << 30,
    },
  )
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr?.toString() ?? 'no message'}`)
  return stdout
}
