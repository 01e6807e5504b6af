/**
 * South Africa has no range set aside for stories, so these come from blocks that reach nobody:
 * no subscriber number in the 021 exchange 000 is in service, and no network holds the prefix 077.
 * Both keep the shape of a Cape Town landline and of a cellphone, so pages treat them as such.
 */
export const landline = (last4: `${number}`) => `021 000 ${last4}`
export const mobile = (last4: `${number}`) => `077 000 ${last4}`
