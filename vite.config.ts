import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import packageFile from './package.json' with { type: 'json' }
import { blogContent } from './scripts/vite/blog-content.ts'
import { developmentServer } from './scripts/vite/development-server.ts'
import { importChunks } from './scripts/vite/import-chunks.ts'
import { slimIcons } from './scripts/vite/slim-icons.ts'

const ZOD_WITHOUT_EVAL = fileURLToPath(
  new URL('./src/web/lib/forms/zod-without-eval.ts', import.meta.url),
)

/**
 * The packages that the built server loads at run time. Everything else is bundled: production installs only
 * these, and React must be its production build whatever NODE_ENV says.
 */
const LOADED_AT_RUN_TIME = Object.keys(packageFile.dependencies)

/**
 * By default, every module that two pages share becomes a file of a kilobyte, and each costs a request, its
 * headers and worse compression. Instead, related modules are grouped: libraries, which change rarely and
 * stay in a visitor's cache; our layout with the small parts that most pages have; category prints; images
 * and contacts of businesses; forms. Saves 3 to 6% of a page's script and 18 to 32 of its files. The small groups
 * save 0.2% together, without which search and business exceed their limit.
 */
const CHUNKS = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/(?!.*useBlocker)/,
    priority: 6,
  },
  {
    name: 'frame',
    test: /src\/web\/lib\/(?:\w+\/)?(api-client|when-idle|catalogue-queries|chunks|class-names|connection-error|log-failure|online|page-head|query-client|query-keys|search-params|signed-in-hint|toast)\.ts|src\/web\/components\/layout\/(?!home)|src\/shared\/(paths|api-error|signed-in-cookie|catalogue\/(categories|saved-paths))\.ts|lucide-react\/dist\/esm\/(?!icons\/)|slim-icon|use-start-at-top|src\/web\/components\/(ui\/(?:\w+\/)?(badge|breadcrumb|button|empty-state|panel|spinner|visually-hidden))\.|src\/web\/lib\/(?:\w+\/)?(breadcrumb-markup|report-load-failure)|src\/shared\/(share-picture|time\/)|icons\/check\./,
    priority: 5,
  },
  {
    name: 'prints',
    test: /src\/web\/components\/category-print|category-copy|icons\/arrow-right\./,
    priority: 3,
  },
  {
    name: 'pictures',
    test: /src\/web\/components\/(art\/(shopfront|star)|business-image|ui\/stars\/stars)/,
    priority: 2,
  },
  { name: 'cape', test: /src\/shared\/places\/cape-sheet\.|cape-sheet\.svg/, priority: 2 },
  { name: 'turns', test: /ui\/navigation\/pagination\.|icons\/chevron-right\./, priority: 2 },
  {
    name: 'contacts',
    test: /src\/web\/components\/ui\/feedback\/skeleton|src\/shared\/(contact\/(links|phone)|hours\/opening-hours(-text)?|money\/price-ranges|catalogue\/industries)\.ts|art\/brand-icons/,
    priority: 1,
  },
  {
    name: 'forms',
    test: /src\/web\/components\/ui\/form\/(field|radio-card)|src\/web\/lib\/(?:\w+\/)?(session|use-schema-form)|src\/shared\/money\/plans/,
  },
]

/** Pages with cards, and what they share. */
const OF_LISTS = /\/(search\.page|has-any)-/
const IN_LISTS = /\/(contacts|has-any|pictures|use-internal-links|visually-hidden)-/
const IN_EVERY_FIRST_LOAD = /^assets\/(libraries|frame|rolldown-runtime|entry-client)-/

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [importChunks(), slimIcons(), react(), blogContent(), developmentServer()],
  appType: 'custom',
  // React has the hook itself since 18; the shim for older versions is 190 bytes of every page.
  resolve: {
    alias: [
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      ...(command === 'build' && !isSsrBuild
        ? [{ find: /^zod$/, replacement: ZOD_WITHOUT_EVAL }]
        : []),
    ],
  },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        sourcemap: true,
        rolldownOptions: {
          input: [
            'src/server/main.ts',
            'src/server/platform/images/image-worker.ts',
            'src/server/render/share-pictures/share-picture-worker.ts',
          ],
          external: process.env.WITHOUT_DEMO ? [/^#demo\//] : [],
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        // Files of every first load need not be listed with each import(): 28 to 139 bytes per page.
        modulePreload: {
          resolveDependencies: (_, files, { hostId }) =>
            files.filter(
              (file) =>
                !(IN_EVERY_FIRST_LOAD.test(file) || (OF_LISTS.test(hostId) && IN_LISTS.test(file))),
            ),
        },
        target: 'es2022',
        rolldownOptions: {
          input: [
            'src/web/entry-client.tsx',
            'src/web/start.ts',
            'src/web/plain.ts',
            'src/web/bookings.css',
            'src/web/billing.css',
          ],
          output: { codeSplitting: { groups: CHUNKS } },
        },
        assetsInlineLimit: 0,
      },
  ssr: command === 'build' ? { noExternal: true, external: LOADED_AT_RUN_TIME } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
