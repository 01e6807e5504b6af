import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './scripts/lib/chromium-flags.ts'
import { findBrowser } from './scripts/lib/system.mjs'

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/before-all.config.ts',
  // Waits, not promises of speed: three browsers draw without a GPU on two cores.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // One more than cores: part of every test is waiting.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // In CI what failed stands at the end, where it is read.
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    browserName: 'chromium',
    // Film and drift cost a core without a GPU; the tests of motion ask for it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    launchOptions: {
      executablePath: findBrowser(),
      args: [...CHROMIUM_FLAGS],
    },
  },
})
