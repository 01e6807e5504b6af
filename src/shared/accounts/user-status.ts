export const USER_STATUSES = ['PENDING', 'ACTIVE', 'PAUSED'] as const
export type UserStatus = (typeof USER_STATUSES)[number]
