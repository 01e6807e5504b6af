import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/lib/system.mjs'

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/demo-city.ts',
  timeout: 45_000,
  expect: { timeout: 7_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
