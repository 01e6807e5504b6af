/**
 * For addresses that contain a person's token. Not 'no-referrer': with that a browser hides our own origin
 * from us, and the form without script would look like a cross-site request.
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
