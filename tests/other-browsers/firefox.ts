import puppeteer, { type ConsoleMessage, type ElementHandle } from 'puppeteer-core'
import type { OtherBrowser } from './other-browser.ts'

/** Where it was written; the text of an error object is only that it is one. */
const describe = (message: ConsoleMessage) =>
  message
    .stackTrace()
    .map(({ url, lineNumber, columnNumber }) => `${url}:${lineNumber}:${columnNumber}`)
    .join(' ')

/** Debian's Firefox, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
  })
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${describe(message)}`)
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  const find = async (finder: string) =>
    (await page.evaluateHandle(finder)) as ElementHandle<HTMLInputElement>

  return {
    name: 'Firefox',
    goTo: async (url) => {
      await page.goto(url)
    },
    evaluate: (expression) => page.evaluate(expression),
    click: async (finder) => (await find(finder)).click(),
    type: async (finder, text) => {
      const field = await find(finder)
      await field.evaluate((element) => element.select())
      await field.type(text)
    },
    upload: async (finder, file) => (await find(finder)).uploadFile(file),
    forgetCookies: async () => {
      await browser.deleteCookie(...(await browser.cookies()))
    },
    faults: () => faults,
    close: () => browser.close(),
  }
}
