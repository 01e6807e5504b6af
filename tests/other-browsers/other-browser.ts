/** What the flows need of a browser, with any driver. */
export interface OtherBrowser {
  name: string
  goTo(url: string): Promise<void>
  /** Runs an expression in the page; its value must survive JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Presses and typed text are real input events. */
  click(finder: string): Promise<void>
  type(finder: string, text: string): Promise<void>
  upload(finder: string, file: string): Promise<void>
  forgetCookies(): Promise<void>
  /** Errors on the page's console, if the driver reports them. */
  faults(): string[]
  close(): Promise<void>
}

const WAIT_MS = 30_000

/**
 * The one element that is seen and has this name, as an expression for the page. In an open dialog only
 * what is in it counts.
 */
function finderOf(selector: string, name: string): string {
  return `(() => {
    const scope = document.querySelector('.dialog') ?? document
    const nameOf = (element) => (element.getAttribute('aria-label')
      ?? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')) || element.textContent
    return [...scope.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
      nameOf(element).trim().startsWith(${JSON.stringify(name)})
      && (element.type === 'file' || element.checkVisibility())) ?? null
  })()`
}

const SELECTORS = {
  button: 'button, summary',
  link: 'a',
  tab: '[role="tab"]',
  radio: 'input[type="radio"]',
  field: 'input, textarea, select',
} as const
type Kind = keyof typeof SELECTORS

/** The steps of the flows. Each waits until the page is ready for it. */
export class Hand {
  private readonly browser: OtherBrowser
  private readonly site: string

  constructor(browser: OtherBrowser, site: string) {
    this.browser = browser
    this.site = site
  }

  async open(path: string): Promise<void> {
    await this.browser.goTo(this.site + path)
    await this.until("document.documentElement.dataset.hydrated === 'yes'", `${path} answers`)
  }

  async press(kind: Kind, name: string): Promise<void> {
    await this.browser.click(await this.found(kind, name))
  }

  async fill(name: string, text: string): Promise<void> {
    await this.browser.type(await this.found('field', name), text)
  }

  async upload(name: string, file: string): Promise<void> {
    await this.browser.upload(await this.found('field', name), file)
  }

  async seeTitle(words: string): Promise<void> {
    const seen = `[...document.querySelectorAll('h1, h2')].some((title) => title.textContent.includes(${JSON.stringify(words)}))`
    await this.until(seen, `the title '${words}'`)
  }

  async seeToast(title: string): Promise<void> {
    const seen = `[...document.querySelectorAll('.toast')].some((toast) => toast.textContent.includes(${JSON.stringify(title)}))`
    await this.until(seen, `the message '${title}'`)
  }

  async until(expression: string, what: string): Promise<void> {
    const end = Date.now() + WAIT_MS
    for (;;) {
      // During a navigation there is no page to query.
      const isSo = await this.browser.evaluate(`Boolean(${expression})`).catch(() => false)
      if (isSo) return
      if (Date.now() > end) throw new Error(`${this.browser.name} never came to ${what}.`)
      await new Promise((next) => setTimeout(next, 100))
    }
  }

  private async found(kind: Kind, name: string): Promise<string> {
    const finder = finderOf(SELECTORS[kind], name)
    await this.until(`${finder} !== null`, `the ${kind} '${name}'`)
    return finder
  }
}
