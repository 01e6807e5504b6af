import type { LegalDocument } from '#shared/legal/documents.ts'

/** Every version as it was shown, without what the admin says about the operator. */
const files = import.meta.glob<string>('/content/legal/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const PART = /<section id="([^"<>]+)"[^<>]*>\s*<h2><span>\d+<\/span>([^<]+)<\/h2>/g

/** A version that is not the newest any more, with the parts for its contents. */
export function getKeptText(document: LegalDocument, version: number, supportEmail: string) {
  const text = files[`/content/legal/${document}-${version}.html`]
  if (text === undefined) throw new Error(`content/legal has no ${document}-${version}.html.`)
  const html = text.replaceAll('{support}', supportEmail)
  const parts = [...html.matchAll(PART)].map(([, id = '', title = '']) => ({ id, title }))
  return { html, parts }
}
