/** Raised when the words beside the form change: consent is given to a text. */
export const CONSENT_VERSION = '2024-08'
