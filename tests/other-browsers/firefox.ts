import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#tests/helpers/free-port.ts'
import { type Bidi, connectBidi } from './bidi.ts'
import type { OtherBrowser } from './other-browser.ts'

/** No page of its own and no reports home. */
const PREFERENCES = `user_pref('browser.startup.page', 0)
user_pref('browser.aboutwelcome.enabled', false)
user_pref('datareporting.policy.dataSubmissionEnabled', false)
user_pref('app.update.enabled', false)
`

interface Evaluated {
  type: 'success' | 'exception'
  result?: { type: string; value?: unknown; sharedId?: string }
  exceptionDetails?: { text: string }
}

interface LogEntry {
  level: string
  text: string | null
  /** The text of an error object is only that it is one; this says where it was written. */
  stackTrace?: { callFrames: { url: string; lineNumber: number; columnNumber: number }[] }
}

/** Debian's Firefox, driven by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(executable: string): Promise<OtherBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'cpt-firefox-'))
  writeFileSync(path.join(profile, 'user.js'), PREFERENCES)
  const port = await freePort()
  const child = spawn(
    executable,
    ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`],
    { stdio: 'ignore' },
  )
  const bidi = await connectBidi(`ws://127.0.0.1:${port}/session`)
  await bidi.send('session.new', { capabilities: {} })
  const context = await openTab(bidi)
  const faults = await listenToConsole(bidi)

  const run = async (expression: string) => {
    const { result, exceptionDetails } = (await bidi.send('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
      userActivation: true,
    })) as Evaluated
    if (!result) throw new Error(exceptionDetails?.text)
    return result
  }
  const find = async (finder: string) => ({ sharedId: (await run(finder)).sharedId })
  const act = (source: object) =>
    bidi.send('input.performActions', { context, actions: [{ id: 'hand', ...source }] })
  const click = async (finder: string) => {
    await run(`${finder}.scrollIntoView({ block: 'nearest', behavior: 'instant' })`)
    const origin = { type: 'element', element: await find(finder) }
    await act({
      type: 'pointer',
      actions: [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    })
  }

  return {
    name: 'Firefox',
    goTo: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    evaluate: async (expression) => (await run(expression)).value,
    click,
    type: async (finder, text) => {
      await run(`${finder}.focus()`)
      await run(`${finder}.select()`)
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await act({ type: 'key', id: 'keys', actions: keys })
    },
    upload: async (finder, file) => {
      await bidi.send('input.setFiles', { context, element: await find(finder), files: [file] })
    },
    forgetCookies: async () => {
      await bidi.send('storage.deleteCookies', {})
    },
    faults: () => faults,
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      await bidi.send('browser.close', {})
      await ended
      bidi.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function openTab(bidi: Bidi): Promise<string> {
  const { context } = (await bidi.send('browsingContext.create', { type: 'tab' })) as {
    context: string
  }
  const viewport = { width: 1280, height: 900 }
  await bidi.send('browsingContext.setViewport', { context, viewport })
  return context
}

/** The errors so far, and those to come. */
async function listenToConsole(bidi: Bidi): Promise<string[]> {
  const faults: string[] = []
  bidi.onEvent((_, params) => {
    const { level, text, stackTrace } = params as LogEntry
    const places = stackTrace?.callFrames.map(
      ({ url, lineNumber, columnNumber }) => `${url}:${lineNumber}:${columnNumber}`,
    )
    if (level === 'error') faults.push([text, ...(places ?? [])].join(' '))
  })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  return faults
}
