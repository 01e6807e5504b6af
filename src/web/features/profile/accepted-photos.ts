/** Without HEIC: an iPhone then converts its photos to JPEG. */
export const ACCEPTED_PHOTOS = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
