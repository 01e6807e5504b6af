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
 * request, its headers and a worse compression. What all pages need is put together instead: the
 * libraries, which change rarely and stay in a visitor's cache, and our own frame.
 */
const CHUNKS = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\//,
    priority: 2,
  },
  {
    name: 'frame',
    test: /src\/web\/(lib|components\/layout)\/|src\/shared\/(paths|api-error)\.ts|lucide-react\/dist\/esm\/(?!icons\/)/,
    priority: 1,
  },
]

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), tailwindcss(), blogContent(), developmentServer()],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node24', sourcemap: true }
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
