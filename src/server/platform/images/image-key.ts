/** The name of an image's folder: the start of its content's hash, and never a part of another path. */
export const IMAGE_KEY = /^[0-9a-f]{32}$/
