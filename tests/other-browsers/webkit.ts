import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from '#tests/helpers/free-port.ts'
import type { OtherBrowser } from './other-browser.ts'

/** The key under which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
type Element = Record<typeof ELEMENT, string>

const START_MS = 20_000

/** The driver's result or error. */
async function command(method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown) {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  const { value } = (await response.json()) as { value: { message?: string } }
  if (!response.ok) throw new Error(value.message ?? String(response.status))
  return value as unknown
}

async function untilItAnswers(url: string): Promise<void> {
  for (const end = Date.now() + START_MS; ; ) {
    const isReady = await command('GET', `${url}/status`).then(
      () => true,
      () => false,
    )
    if (isReady) return
    if (Date.now() > end) throw new Error('The driver of WebKit does not answer.')
    await new Promise((next) => setTimeout(next, 200))
  }
}

/** A virtual screen: WebKit has no headless mode. Resolves to its number. */
function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  return new Promise((resolve, reject) => {
    screen.on('error', reject)
    screen.stdio[3]?.once('data', (number: Buffer) =>
      resolve({ screen, display: `:${number.toString().trim()}` }),
    )
  })
}

/** Debian's WebKit in its minimal browser, driven by WebDriver. */
export async function startWebkit(miniBrowser: string): Promise<OtherBrowser> {
  const { screen, display } = await startScreen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(url)
  const session = (await command('POST', `${url}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      },
    },
  })) as { sessionId: string }
  const base = `${url}/session/${session.sessionId}`
  const evaluate = (expression: string) =>
    command('POST', `${base}/execute/sync`, { script: `return ${expression}`, args: [] })
  const find = async (finder: string) => {
    const element = (await evaluate(finder)) as Element
    return `${base}/element/${element[ELEMENT]}`
  }

  return {
    name: 'WebKit',
    goTo: async (address) => {
      await command('POST', `${base}/url`, { url: address })
    },
    evaluate,
    click: async (finder) => {
      await command('POST', `${await find(finder)}/click`)
    },
    type: async (finder, text) => {
      const field = await find(finder)
      await command('POST', `${field}/clear`)
      await command('POST', `${field}/value`, { text })
    },
    upload: async (finder, file) => {
      await command('POST', `${await find(finder)}/value`, { text: file })
    },
    forgetCookies: async () => {
      await command('DELETE', `${base}/cookie`)
    },
    // This driver does not report the console.
    faults: () => [],
    close: async () => {
      await command('DELETE', base)
      driver.kill()
      screen.kill()
    },
  }
}
