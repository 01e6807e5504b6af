/**
 * For addresses that name one person, so they are nobody else's business. Not 'no-referrer': with that a
 * browser hides our own origin from us, and the form without script would be taken for a stranger's.
 */
export function personalHead(title: string) {
  return {
    meta: [
      { title: `${title} | CPT Recommends` },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'same-origin' },
    ],
  }
}
