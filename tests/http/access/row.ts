import { CALLERS, type Caller, type World } from '#tests/helpers/callers.ts'

export interface Row {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string | ((world: World) => string)
  payload?: object | ((world: World) => object)
  expected: Record<Caller, number>
}

export const all = (status: number): Row['expected'] =>
  Object.fromEntries(CALLERS.map((caller) => [caller, status])) as Row['expected']

/** Nobody without a valid session. */
const NO_SESSION = { signedOut: 401, expiredSession: 401, deletedUser: 401 }
export const signedIn = (status: number): Row['expected'] => ({ ...all(status), ...NO_SESSION })

/** Owners see their own side, paid for or not; admins have another. */
export const ownersOnly = (status: number): Row['expected'] => ({
  ...signedIn(status),
  admin: 403,
  newPasswordDue: 403,
})
export const paidOwnersOnly = (status: number) => ({ ...ownersOnly(status), pending: 403 })
/** By the link only: the first caller changes the booking, the others get a conflict. */
export const firstOnly = (status: number): Row['expected'] => ({ ...all(409), signedOut: status })
export const adminsOnly = (status: number): Row['expected'] => ({
  ...signedIn(403),
  admin: status,
})

/** Private pages redirect to sign-in, also if a new password is required. */
export const ownPage = (expected: Partial<Row['expected']>, status: number): Row['expected'] => ({
  ...all(status),
  signedOut: 303,
  expiredSession: 303,
  deletedUser: 303,
  newPasswordDue: 303,
  admin: 404,
  ...expected,
})

export const VISITOR = {
  name: 'Nomsa Dlamini',
  phone: '060 000 0000',
  email: 'nomsa@example.co.za',
}

let lastEmail = 0
export const newEmail = () => {
  lastEmail += 1
  return `matrix-${lastEmail}@example.co.za`
}
