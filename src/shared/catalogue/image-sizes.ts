/** The widths in which a business image is stored and requested. */
export const IMAGE_WIDTHS = [400, 800, 1200] as const

/** Of what is sent. The form recommends 5 MB, and the browser makes a larger photo smaller where it can read it. */
export const IMAGE_MAX_MEGABYTES = 15
export const IMAGE_MAX_BYTES = IMAGE_MAX_MEGABYTES * 1024 * 1024
