import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { blogContent } from './scripts/vite/blog-content.ts'
import { developmentServer } from './scripts/vite/development-server.ts'

/** Bundled into the server, because they must be built for production whatever NODE_ENV says. */
const BUNDLED = [
  /^react$/,
  /^react-dom/,
  /^@tanstack\//,
  /^@radix-ui\//,
  'lucide-react',
  'react-hook-form',
]

/**
 * Left alone, every module that two pages share becomes a file of a kilobyte, and each costs a
 * request, its headers and a worse compression. What belongs together is put together instead: the
 * libraries, which change rarely and stay in a visitor's cache; our frame and
 * its small parts; the pictures; what the directory's lists are made of.
 */
const CHUNKS = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/(?!.*useBlocker)/,
    priority: 4,
  },
  {
    name: 'frame',
    test: /src\/web\/lib\/(api-client|catalogue-queries|class-names|page-head|query-client|search-params|toast)\.ts|src\/web\/components\/layout\/(?!home)|src\/shared\/(paths|api-error|catalogue\/categor[a-z-]+)\.ts|lucide-react\/dist\/esm\/(?!icons\/)/,
    priority: 3,
  },
  {
    name: 'parts',
    test: /src\/web\/components\/(ui\/(badge|breadcrumb|button|empty-state|spinner)|art\/protea-glyph)\./,
    priority: 2,
  },
  {
    name: 'pictures',
    test: /src\/web\/components\/(art\/(?!brand)|business-picture|category-print|ui\/stars)|icons\/arrow-right\./,
    priority: 1,
  },
  {
    name: 'contacts',
    test: /src\/web\/components\/ui\/skeleton|src\/shared\/catalogue\/(links|phone)\.ts|icons\/(mail|map-pin|phone|globe|store)\./,
  },
]

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), tailwindcss(), blogContent(), developmentServer()],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        sourcemap: true,
        rolldownOptions: {
          input: ['src/server/main.ts', 'src/server/pictures/picture-worker.ts'],
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        rolldownOptions: {
          input: 'src/web/entry-client.tsx',
          output: { codeSplitting: { groups: CHUNKS } },
        },
        assetsInlineLimit: 0,
      },
  ssr: { noExternal: command === 'build' ? BUNDLED : undefined },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
