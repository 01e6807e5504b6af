/**
 * Fetches the page's script. It waits until the page itself has come, so that on a slow line the
 * words, faces and pictures do not share it with code; but not when somebody touches the page, nor
 * longer than a picture that hangs deserves.
 */
const LONGEST_WAIT_MS = 3000
const LONGEST_RETRY_PAUSE_MS = 8000
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const

const { entry = '', modules = '' } = document.getElementById('start')?.dataset ?? {}
let started = false

/**
 * Until it is in the browser's cache: an import that has failed once cannot be repeated, a fetch can. A
 * file that is gone is left to the import, which fails for good; the page then works without it.
 */
async function fetchUntilThere(href: string): Promise<void> {
  for (let pause = 500; ; pause = Math.min(pause * 2, LONGEST_RETRY_PAUSE_MS)) {
    try {
      const response = await fetch(href)
      await response.arrayBuffer()
      if (response.ok || response.status === 404) return
    } catch {
      // The signal is gone or weak.
    }
    await new Promise((next) => setTimeout(next, pause))
  }
}

/** Fetched at once, but run one after the other: together they would hold a phone up noticeably. */
async function start(): Promise<void> {
  if (started) return
  started = true
  const hrefs = [...modules.split(' '), entry]
  await Promise.all(hrefs.map(fetchUntilThere))
  for (const href of hrefs) {
    await import(/* @vite-ignore */ href)
    await new Promise((next) => setTimeout(next))
  }
}

/** Loaded is not yet seen: the next frame shows the page, and what is due after it comes then. */
const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start))

if (document.readyState === 'complete') startAfterPaint()
else addEventListener('load', startAfterPaint, { once: true })
setTimeout(start, LONGEST_WAIT_MS)
for (const touch of TOUCHES) addEventListener(touch, start, { once: true, passive: true })

/** The last button pressed before the page could answer is pressed again as soon as it can. */
let pressed: Element | null | undefined
const notePress = ({ target }: Event) => {
  if (target instanceof Element) pressed = target.closest('button[type="button"]')
}
addEventListener('click', notePress)

/**
 * A form that nobody has heard yet is sent again until its part of the page answers: the browser alone
 * would leave the page, and what was typed would be gone.
 */
addEventListener('submit', (event) => {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  // Other forms with an address are answered by it as well as by the page.
  const address = form.getAttribute('action')
  if (form.method !== 'post' || (address !== null && !address.startsWith('/forms/'))) return
  event.preventDefault()
  setTimeout(() => form.isConnected && form.requestSubmit(), 50)
})

const answering = new MutationObserver(() => {
  answering.disconnect()
  removeEventListener('click', notePress)
  if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click()
})
answering.observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
