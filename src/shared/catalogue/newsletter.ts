/** Raised when the consent text beside the form changes. */
export const CONSENT_VERSION = '2024-08'
