import { pages } from '#shared/paths.ts'
import type { RenderedPage } from '#web/entry-server.tsx'
import type { Assets } from './assets.ts'

const NEEDS_SCRIPT = `<noscript><div class="section"><div class="wrap"><h1>This page needs JavaScript</h1><p>Please switch it on in your browser and load the page again.</p><p><a href="${pages.home}">Back to Home</a></p></div></div></noscript>`

/** `<` must not close the script element with the state; the separators are line breaks to old parsers. */
function escapeJsonForHtml(json: string): string {
  return json
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** The scripts are last on purpose, see src/web/start.ts. */
export function htmlDocument(
  { html: markup, state, modules, needsScript, isPlain }: RenderedPage,
  assets: Assets,
): string {
  if (isPlain) return withEnd(markup, plainScript(assets))
  const tail = `${needsScript ? NEEDS_SCRIPT : ''}<script type="application/json" id="state">${escapeJsonForHtml(state)}</script>${scripts(modules, assets)}`
  return withEnd(markup, tail)
}

function withEnd(markup: string, tail: string): string {
  const end = markup.lastIndexOf('</body>')
  return `<!doctype html>${markup.slice(0, end)}${tail}${markup.slice(end)}`
}

/** For pages that have no other script. */
export const plainScript = ({ plain }: Assets) =>
  plain === undefined ? '' : `<script type="module" async src="${plain}"></script>`

function scripts(modules: string[], { entry, starter, preloads }: Assets): string {
  if (entry === undefined) return ''
  if (starter === undefined) return `<script type="module" src="${entry}"></script>`
  return `<script type="module" async fetchpriority="low" id="start" src="${starter}" data-entry="${entry}" data-modules="${preloads(modules).join(' ')}"></script>`
}
