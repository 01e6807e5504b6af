import { loadOnce } from './loading/load-once.ts'

/** The browser's half of passkeys, loaded where somebody uses one. */
export const loadPasskeyLibrary = loadOnce(() => import('@simplewebauthn/browser'))

/** Absent in old browsers, and on pages without https. Only the browser can tell. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function'

/** The browser's window was closed, it timed out, or there was nothing to choose: browsers do not say which. */
export class NoPasskeyUsedError extends Error {}

/** Asks the browser, with an error in our words if nothing comes of it. */
export async function askBrowser<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'InvalidStateError')
      throw new NoPasskeyUsedError('This device already has a passkey for your account.')
    if (name === 'SecurityError')
      throw new NoPasskeyUsedError('Passkeys do not work at this address of the site.')
    throw new NoPasskeyUsedError('Your browser did not use a passkey. You can try again.')
  }
}
