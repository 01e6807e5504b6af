import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { escapeXml } from '#server/render/feeds/xml.ts'

/** A whole page around our own markup, in the site's layout and without a script. */
export function billingDocument(
  title: string,
  markup: string,
  styles: string[],
  head = '',
): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeXml(title)} | CPT Recommends</title>${links}${head}</head><body>${markup}</body></html>`
}

/** The same around a React page. */
export const renderBilling = (title: string, page: ReactElement, styles: string[], head = '') =>
  billingDocument(title, renderToStaticMarkup(page), styles, head)
