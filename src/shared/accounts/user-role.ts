export const ROLES = ['ADMIN', 'BUSINESS'] as const
export type Role = (typeof ROLES)[number]
