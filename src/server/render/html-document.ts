import type { Assets } from './assets.ts'

/** `<` must not close the script that holds the state; the separators are line ends to old parsers. */
function escapeJsonForHtml(json: string): string {
  return json
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** The scripts stand at the end and come last on purpose, see src/web/start.ts. */
export function htmlDocument(
  markup: string,
  state: string,
  modules: string[],
  assets: Assets,
): string {
  const tail = `<script type="application/json" id="state">${escapeJsonForHtml(state)}</script>${scripts(modules, assets)}`
  const end = markup.lastIndexOf('</body>')
  return `<!doctype html>${markup.slice(0, end)}${tail}${markup.slice(end)}`
}

function scripts(modules: string[], { entry, starter, preloads }: Assets): string {
  if (entry === undefined) return ''
  if (starter === undefined) return `<script type="module" src="${entry}"></script>`
  return `<script type="module" async fetchpriority="low" id="start" src="${starter}" data-entry="${entry}" data-modules="${preloads(modules).join(' ')}"></script>`
}
