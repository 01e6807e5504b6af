import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { blogContent } from './scripts/vite/blog-content.ts'
import { developmentServer } from './scripts/vite/development-server.ts'
import { sharePictures } from './scripts/vite/share-pictures.ts'

/** Bundled into the server, because they must be built for production whatever NODE_ENV says. */
const BUNDLED = [
  /^react$/,
  /^react-dom/,
  /^@tanstack\//,
  /^@radix-ui\//,
  'lucide-react',
  'react-hook-form',
]

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), tailwindcss(), blogContent(), sharePictures(), developmentServer()],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node24', sourcemap: true }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        rollupOptions: { input: 'src/web/entry-client.tsx' },
        assetsInlineLimit: 0,
      },
  ssr: { noExternal: command === 'build' ? BUNDLED : undefined },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
}))
