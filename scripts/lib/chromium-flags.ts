/**
 * A window of Chromium loads two documents of its own for the address bar, in a separate process, and keeps
 * another process ready. Nobody types an address here, and without a GPU on two cores that is half of a
 * page's cost.
 */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']

/** Features that Playwright disables and pages could notice; our own list replaces Playwright's. */
const TURNED_OFF_BY_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** How tests, benchmarks and the video rendering start Chromium: without a GPU. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OWN_PAGES, ...TURNED_OFF_BY_PLAYWRIGHT].join(',')}`,
]
