import type { KnipConfig } from 'knip'

/** So that a style sheet that nothing imports is found too. */
const importsOf = (css: string) =>
  [...css.matchAll(/@import "([^"]+)"/g)].map(([, file]) => `import '${file}'`).join('\n')

const config: KnipConfig = {
  entry: [
    'src/server/development.ts',
    'src/web/{bookings,billing,owner,admin}.css',
    'scripts/*.{mjs,ts}',
    'scripts/home-video/animation/animation.ts',
    'bench/*.ts',
    'tests/browser/**/*.spec.ts',
    'tests/other-browsers/main.ts',
  ],
  project: [
    'src/**/*.{ts,tsx,css}',
    'scripts/**/*.{mjs,ts}',
    'tests/**/*.{ts,tsx}',
    'bench/**/*.ts',
  ],
  ignoreBinaries: [
    'WebKitWebDriver',
    'Xvfb',
    'ffmpeg',
    'mount',
    'nginx',
    'openssl',
    'script',
    'umount',
  ],
  compilers: { css: importsOf },
}

export default config
