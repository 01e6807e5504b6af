import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SLIM_ICON = fileURLToPath(
  new URL('../../src/web/components/ui/slim-icon.ts', import.meta.url),
)
const MAKER = '\0slim-icon-maker'

/**
 * Lucide's icons are created by our own small function. Theirs reads sizes, colours and stroke widths that we
 * set in CSS: 1.0 KB of every page's first load, which is at its limit.
 */
export function slimIcons(): Plugin {
  return {
    name: 'slim-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/') ? MAKER : null,
    load: (id) =>
      id === MAKER ? `export { slimIcon as default } from ${JSON.stringify(SLIM_ICON)}` : null,
  }
}
