/** Businesses saved on the device; with ?ids= a list that somebody shares. */
export const savedPage = '/saved'
