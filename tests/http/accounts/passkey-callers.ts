import {
  type CreatedUser,
  createUser,
  TEST_PASSWORD,
  type UserInput,
} from '#demo/factories/users.ts'
import type {
  PasskeyOptions,
  PasskeySignIn,
  PasskeySignInOptions,
} from '#shared/schemas/accounts/passkey.ts'
import { createPasskeyDevice } from '#tests/helpers/passkey-device.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import type { TestApp } from '#tests/helpers/test-app.ts'

export const CONFIRMED = { password: TEST_PASSWORD }

/** The calls of passkeys, as a browser makes them. */
export function passkeyCallers(getApp: () => TestApp) {
  const send = (method: 'POST' | 'PUT', url: string, payload: object, cookie = '') =>
    getApp().server.inject({ method, url, payload, headers: { cookie } })
  const post = (url: string, payload: object, cookie?: string) => send('POST', url, payload, cookie)

  const find = async (cookie: string) =>
    (await getApp().server.inject({ url: '/api/passkeys', headers: { cookie } })).json().passkeys

  const start = async (cookie: string, confirmed: object = CONFIRMED): Promise<PasskeyOptions> =>
    (await post('/api/passkeys/options', confirmed, cookie)).json()

  /** A browser that opens the sign-in: its challenge, and its device cookie. */
  const openSignIn = async (cookie = '') => {
    const answer = await post('/api/passkey-sign-in/options', {}, cookie)
    const options: PasskeySignInOptions = answer.json()
    const set = answer.cookies.find(({ name }) => name === 'cpt_device')
    return { options, browser: set ? `cpt_device=${set.value}` : cookie }
  }

  const logIn = (payload: PasskeySignIn, browser: string) =>
    post('/api/passkey-sign-in', payload, browser)

  /** A user with one passkey on a device, and a session. */
  const createWithPasskey = async (input: UserInput = {}) => {
    const app = getApp()
    const user: CreatedUser = await createUser(app.context.db, {
      ...input,
      password: TEST_PASSWORD,
    })
    const cookie = await signIn(app, user)
    const device = createPasskeyDevice(user.id)
    const added = await post(
      '/api/passkeys',
      { name: 'My phone', credential: device.create(await start(cookie)) },
      cookie,
    )
    if (added.statusCode !== 200) throw new Error(added.body)
    const [{ id: passkeyId }] = added.json().passkeys
    return { user, cookie, device, passkeyId: passkeyId as string }
  }

  const logInWith = async (device: ReturnType<typeof createPasskeyDevice>) => {
    const { options, browser } = await openSignIn()
    return logIn(device.get(options), browser)
  }

  return { send, post, find, start, openSignIn, logIn, logInWith, createWithPasskey }
}
