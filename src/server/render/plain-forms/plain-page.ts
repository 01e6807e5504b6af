import { escapeXml } from '#server/render/feeds/xml.ts'

export interface PlainPage {
  title: string
  /** Each is a paragraph. */
  sentences: string[]
  /** Our own markup, such as a form; texts from outside are already escaped. */
  markup?: string
  back: { href: string; label: string }
}

/** A page in the site's layout without script: plain forms and their answers. */
export function plainPage({ title, sentences, markup = '', back }: PlainPage, styles: string[]) {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const words = sentences.map((sentence) => `<p>${escapeXml(sentence)}</p>`).join('')
  return `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeXml(title)} | CPT Recommends</title>${links}</head><body><header class="bar bar--site"><div class="wrap bar__inner"><a class="brand" href="/"><img src="/art/logo.svg" alt="CPT Recommends" width="293" height="42"></a></div></header><main id="content" class="section"><div class="wrap"><h1>${escapeXml(title)}</h1>${words}${markup}<p><a href="${escapeXml(back.href)}">${escapeXml(back.label)}</a></p></div></main></body></html>`
}
