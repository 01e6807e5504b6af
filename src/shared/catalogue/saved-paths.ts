/** Businesses saved on the device; with ?ids= a shared list. */
export const savedPage = '/saved'
