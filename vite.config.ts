import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import packageFile from './package.json' with { type: 'json' }
import { blogContent } from './scripts/vite/blog-content.ts'
import { developmentServer } from './scripts/vite/development-server.ts'
import { helpContent } from './scripts/vite/help-content.ts'
import { importChunks } from './scripts/vite/import-chunks.ts'
import { SHEETS } from './src/shared/site.ts'

const ZOD_WITHOUT_EVAL = fileURLToPath(
  new URL('./src/web/lib/forms/zod-without-eval.ts', import.meta.url),
)

/**
 * The packages that the built server loads at run time. Everything else is bundled: production installs only
 * these, and React must be its production build whatever NODE_ENV says.
 */
const LOADED_AT_RUN_TIME = Object.keys(packageFile.dependencies)

/**
 * By default, every module that two pages share becomes a file of a kilobyte, and each costs a request and its headers.
 * Instead: libraries, which change rarely and stay in a visitor's cache, and what most pages share.
 */
const CHUNKS = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/(?!.*useBlocker)/,
    priority: 2,
  },
  { name: 'common', minShareCount: 10, priority: 1 },
  // What a dialog waits for, in few files: on a slow line each round of six costs 0.4 s. Not what these import, which
  // first loads have too.
  {
    name: 'forms',
    test: /src\/web\/(components\/ui\/(dialog|form\/(field|select))\.tsx|lib\/(loop-focus|hooks\/use-back-closes|forms\/use-schema-form|api\/failure-text)\.ts)|circle-exclamation-point/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'booking',
    test: /src\/(shared\/booking\/(anyone|booking-(copy|date|words))|web\/.*\/(free-times\.query|dashboard\.query|icon-button))\.tsx?|icons\/arrow-left/,
    includeDependenciesRecursively: false,
  },
  // Pages without other script read and write them too.
  {
    name: 'device-list',
    test: /src\/web\/lib\/saved\/(device-list|own-bookings-store)\.ts/,
    includeDependenciesRecursively: false,
  },
]

/** The notices of all that is bundled; the browser's are served, and its files say where. */
const LICENCES = { fileName: 'licences.md' }

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [importChunks(), react(), blogContent(), helpContent(), developmentServer()],
  appType: 'custom',
  // Breakpoints have names: src/web/styles/breakpoints.css.
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, targets: {} },
  },
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
        license: LICENCES,
        sourcemap: true,
        rolldownOptions: {
          input: [
            'src/server/main.ts',
            'src/server/features/booking-times/other-calendar/calendar-worker.ts',
            'src/server/operations/backups/backup-worker.ts',
            'src/server/platform/images/image-worker.ts',
            'src/server/render/share-pictures/share-picture-worker.ts',
          ],
          external: process.env.WITHOUT_DEMO ? [/^#demo\//] : [],
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        license: LICENCES,
        target: 'es2022',
        rolldownOptions: {
          input: [
            'src/web/entry-client.tsx',
            'src/web/start.ts',
            'src/web/plain.ts',
            ...SHEETS.map((name) => `src/web/${name}.css`),
          ],
          output: {
            codeSplitting: { groups: CHUNKS },
            postBanner: `/*! /${LICENCES.fileName} */`,
          },
        },
        assetsInlineLimit: 0,
      },
  ssr: command === 'build' ? { noExternal: true, external: LOADED_AT_RUN_TIME } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
