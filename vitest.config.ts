import { defineConfig } from 'vitest/config'
import { blogContent } from './scripts/vite/blog-content.ts'

export default defineConfig({
  plugins: [blogContent()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
