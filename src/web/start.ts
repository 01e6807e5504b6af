/**
 * Loads the page's script. It waits until the page itself is loaded, so that on a slow connection text, fonts
 * and images do not compete with code; but not if the visitor touches the page, nor longer than a fixed time.
 */
const LONGEST_WAIT_MS = 3000
const LONGEST_RETRY_PAUSE_MS = 8000
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const

const { entry = '', modules = '' } = document.getElementById('start')?.dataset ?? {}
let started = false

/**
 * Retried until it is in the browser's cache: a failed import cannot be repeated, a fetch can. A missing file
 * is left to the import, which fails permanently; the page then works without it.
 */
async function fetchWithRetry(href: string): Promise<void> {
  for (let pause = 500; ; pause = Math.min(pause * 2, LONGEST_RETRY_PAUSE_MS)) {
    try {
      const response = await fetch(href)
      await response.arrayBuffer()
      if (response.ok || response.status === 404) return
    } catch {
      // Offline, or a weak signal.
    }
    await new Promise((next) => setTimeout(next, pause))
  }
}

/** Fetched at once, but run one after the other: together they would block a phone noticeably. */
async function start(): Promise<void> {
  if (started) return
  started = true
  const hrefs = [...modules.split(' '), entry]
  await Promise.all(hrefs.map(fetchWithRetry))
  for (const href of hrefs) {
    await import(/* @vite-ignore */ href)
    await new Promise((next) => setTimeout(next))
  }
}

/** After load, the next frame shows the page; work that may wait runs after it. */
const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start))

if (document.readyState === 'complete') startAfterPaint()
else addEventListener('load', startAfterPaint, { once: true })
setTimeout(start, LONGEST_WAIT_MS)
for (const touch of TOUCHES) addEventListener(touch, start, { once: true, passive: true })

/** The last button pressed before hydration is pressed again afterwards. */
let pressed: Element | null | undefined
const notePress = ({ target }: Event) => {
  if (target instanceof Element) pressed = target.closest('button[type="button"]')
}
addEventListener('click', notePress)

/** The home page's search with both boxes empty: the page says so, once it can. */
const isEmptyTicket = (form: HTMLFormElement) =>
  form.matches('.search-ticket') &&
  [...new FormData(form).values()].every((value) => String(value).trim() === '')

/**
 * A form submitted before hydration is submitted again once its part of the page is hydrated: the browser
 * alone would leave the page, and the input would be lost.
 */
addEventListener('submit', (event) => {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  // Forms with an action work without the page's script as well.
  const address = form.getAttribute('action')
  const isOurs = form.method === 'post' && (address === null || address.startsWith('/forms/'))
  if (!isOurs && !isEmptyTicket(form)) return
  event.preventDefault()
  setTimeout(() => form.isConnected && form.requestSubmit(), 50)
})

const answering = new MutationObserver(() => {
  answering.disconnect()
  removeEventListener('click', notePress)
  if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click()
})
answering.observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
