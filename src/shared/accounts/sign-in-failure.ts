/** What was wrong at a sign-in. */
export const SIGN_IN_FAILURES = ['password', 'code', 'passkey'] as const
export type SignInFailure = (typeof SIGN_IN_FAILURES)[number]
