/**
 * South Africa has no range reserved for fiction, so these come from unassigned blocks of the public number
 * tables: the prefix 077, which no network has, and the Cape Town exchange 000. They look like a mobile and a
 * landline number, so pages treat them as such.
 */
export const landline = (last4: `${number}`) => `021 000 ${last4}`
export const mobile = (last4: `${number}`) => `077 000 ${last4}`
