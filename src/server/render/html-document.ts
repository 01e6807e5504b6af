import { pages } from '#shared/paths.ts'
import type { RenderedPage } from '#web/entry-server.tsx'
import type { Assets } from './assets.ts'

/** With the page that works all the same, if there is one. */
function withoutScript(instead: RenderedPage['insteadOfScript']): string {
  const link = instead
    ? `<p>This works without it: <a href="${instead.href}">${instead.label.replaceAll('&', '&amp;')}</a></p>`
    : ''
  return `<noscript><div class="section"><div class="wrap"><h1>This page needs JavaScript</h1><p>Please switch it on in your browser and load the page again.</p>${link}<p><a href="${pages.home}">Back to Home</a></p></div></div></noscript>`
}

/** `<` must not close the script element with the state; the separators are line breaks to old parsers. */
function escapeJsonForHtml(json: string): string {
  return json
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** The scripts are last on purpose, see src/web/start.ts. */
export function htmlDocument(
  { html, state, modules, sheets, needsScript, insteadOfScript, script }: RenderedPage,
  assets: Assets,
): string {
  const markup = withSheets(html, sheets, assets)
  if (script === 'none') return withEnd(markup, '')
  if (script === 'small') return withEnd(markup, smallScript(assets))
  const tail = `${needsScript ? withoutScript(insteadOfScript) : ''}<script type="application/json" id="state">${escapeJsonForHtml(state)}</script>${scripts(modules, assets)}`
  return withEnd(markup, tail)
}

/** With React's mark: otherwise the page would load them a second time. */
function withSheets(markup: string, names: RenderedPage['sheets'], { sheets }: Assets): string {
  const links = names
    .flatMap((name) => sheets[name] ?? [])
    .map((href) => `<link rel="stylesheet" href="${href}" data-precedence="page">`)
  return links.length === 0 ? markup : markup.replace('</head>', `${links.join('')}</head>`)
}

function withEnd(markup: string, tail: string): string {
  const end = markup.lastIndexOf('</body>')
  return `<!doctype html>${markup.slice(0, end)}${tail}${markup.slice(end)}`
}

/** For pages that have no other script. */
const smallScript = ({ plain }: Assets) =>
  plain === undefined ? '' : `<script type="module" async src="${plain}"></script>`

function scripts(modules: string[], { entry, starter, preloads }: Assets): string {
  if (entry === undefined) return ''
  if (starter === undefined) return `<script type="module" src="${entry}"></script>`
  return `<script type="module" async fetchpriority="low" id="start" src="${starter}" data-entry="${entry}" data-modules="${preloads(modules).join(' ')}"></script>`
}
