import type { Page } from '@playwright/test'
import { mapsEmbedUrl } from '#shared/contact/links.ts'

/** External addresses that pages may request; any other fails the test. */
const EXPECTED = [new URL('/maps', mapsEmbedUrl('')).href]

export interface ForeignAddresses {
  /** From now on external addresses cannot be reached. */
  cutOff(): void
}

/**
 * Answers every external address, so that no test depends on DNS.
 * It listens beside Playwright's own routes, since those would turn the browser's cache off and
 * pass every request of the site through the test as well. The site itself is at an http address.
 */
export async function answerForeignAddresses(
  page: Page,
  onUnexpected: (url: string) => void,
): Promise<ForeignAddresses> {
  let reachable = true
  const browser = await page.context().newCDPSession(page)
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (!EXPECTED.some((start) => request.url.startsWith(start))) onUnexpected(request.url)
    const answer = reachable
      ? browser.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [{ name: 'content-type', value: 'text/html' }],
          body: Buffer.from('<p>A foreign page</p>').toString('base64'),
        })
      : browser.send('Fetch.failRequest', { requestId, errorReason: 'NameNotResolved' })
    // The page may have been closed meanwhile.
    answer.catch(() => undefined)
  })
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
  return {
    cutOff: () => {
      reachable = false
    },
  }
}
