/**
 * Fonts that every first screen uses, worth a preload link. The files are subsets (Latin, with the accents of
 * our place names); styles/fonts.css declares them.
 */
export const PRELOADED_FONTS = ['/fonts/montagu-slab.woff2', '/fonts/hanken-grotesk.woff2'] as const
