import { defineConfig } from 'vitest/config'
import { blogContent } from './scripts/vite/blog-content.ts'
import { helpContent } from './scripts/vite/help-content.ts'
import { keepTemporaryFilesInMemory } from './tests/helpers/temporary-files.ts'

keepTemporaryFilesInMemory()

export default defineConfig({
  plugins: [blogContent(), helpContent()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    setupFiles: ['tests/helpers/generated-inputs.ts'],
    globalSetup: ['tests/helpers/global-setup.ts'],
    // The default leaves a core idle on small machines; much of this suite waits for processes.
    maxWorkers: 3,
    // Otherwise each file would load the whole server again, a third of the suite's time. A file that mocks a
    // module resets the modules it tests.
    isolate: false,
    // Generous timeouts: some tests start the site several times on a busy machine.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
