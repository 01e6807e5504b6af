/**
 * South Africa has no range set aside for stories, so these come from blocks that public number
 * tables give to nobody: the prefix 077, which no network holds, and the Cape Town exchange 000.
 * They keep the shape of a cellphone and of a landline, so pages treat them as such.
 */
export const landline = (last4: `${number}`) => `021 000 ${last4}`
export const mobile = (last4: `${number}`) => `077 000 ${last4}`
