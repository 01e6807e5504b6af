import type { PasskeySite } from './passkey-site.ts'

/** EdDSA, ES256 and RS256: what devices have. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257]

/** Loaded with the first passkey: it takes 26 MB and a quarter of a second, and many sites never need it. */
const loadLibrary = () => import('@simplewebauthn/server')
const loadHelpers = () => import('@simplewebauthn/server/helpers')

interface Expected {
  site: PasskeySite
  challenge: string
}

export interface CheckedPasskey {
  credentialId: string
  publicKey: string
  counter: number
}

/** The new credential, or a text for the log that says what is wrong with the answer. */
export async function checkNewPasskey(
  { site, challenge }: Expected,
  { id, response }: { id: string; response: { clientDataJSON: string; attestationObject: string } },
): Promise<CheckedPasskey | string> {
  const { verifyRegistrationResponse } = await loadLibrary()
  try {
    // We ask for no certificates; checking those of a stranger would fetch addresses that they name.
    if (await hasCertificates(response.attestationObject)) return 'certificates without being asked'
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    })
    if (!verified) return 'not verified'
    const { credential } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
    }
  } catch (error) {
    return reasonOf(error)
  }
}

interface Assertion {
  id: string
  response: {
    clientDataJSON: string
    authenticatorData: string
    signature: string
    userHandle: string
  }
}

/** The new counter of a right signature, or a text for the log that says what is wrong. */
export async function checkPasskeySignature(
  { site, challenge }: Expected,
  { id, response }: Assertion,
  passkey: { publicKey: string; counter: number },
): Promise<number | string> {
  const { verifyAuthenticationResponse } = await loadLibrary()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : 'the signature is wrong'
  } catch (error) {
    return reasonOf(error)
  }
}

async function hasCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await loadHelpers()
  const decoded = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, 'base64url')),
  )
  const format = decoded.get('fmt')
  return !(format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c')))
}

/** The library quotes what the client sent, which may be long. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, 200)
