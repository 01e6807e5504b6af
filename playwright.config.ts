import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './scripts/lib/chromium-flags.ts'
import { findBrowser } from './scripts/lib/system.mjs'
import { keepTemporaryFilesInMemory } from './tests/helpers/temporary-files.ts'

keepTemporaryFilesInMemory()

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/before-all.config.ts',
  // Generous timeouts: three browsers render without a GPU on two cores.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // One more than cores: part of every test is waiting.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // In CI, failures are listed at the end.
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    browserName: 'chromium',
    // Video and animation cost a core without a GPU; the tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    launchOptions: {
      executablePath: findBrowser(),
      args: [...CHROMIUM_FLAGS],
    },
  },
})
