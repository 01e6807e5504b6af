/** The widths in which a business image is stored and requested. */
export const IMAGE_WIDTHS = [400, 800, 1200] as const

export const IMAGE_MAX_MEGABYTES = 5
export const IMAGE_MAX_BYTES = IMAGE_MAX_MEGABYTES * 1024 * 1024
