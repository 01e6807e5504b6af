/** Whoever is free, as the choice of a form. Without the schemas, which the dialog loads later. */
export const ANYONE = 'anyone'
