export const SITE: string[]
