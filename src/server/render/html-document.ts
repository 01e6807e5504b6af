import type { Assets } from './assets.ts'

/** `<` must not close the script that holds the state; the separators are line ends to old parsers. */
function escapeJsonForHtml(json: string): string {
  return json
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/**
 * The scripts stand at the end and are fetched late on purpose: in the head they would
 * compete with fonts and the hero picture for a phone's first second.
 */
export function htmlDocument(
  markup: string,
  state: string,
  modules: string[],
  assets: Assets,
): string {
  const preloads = assets
    .preloads(modules)
    .map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`)
    .join('')
  const entry = assets.entry
    ? `<script type="module" async fetchpriority="low" src="${assets.entry}"></script>`
    : ''
  const tail = `<script type="application/json" id="state">${escapeJsonForHtml(state)}</script>${preloads}${entry}`
  const end = markup.lastIndexOf('</body>')
  return `<!doctype html>${markup.slice(0, end)}${tail}${markup.slice(end)}`
}
