import { defineConfig } from 'vitest/config'
import { blogContent } from './scripts/vite/blog-content.ts'

export default defineConfig({
  plugins: [blogContent()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    globalSetup: ['tests/helpers/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
