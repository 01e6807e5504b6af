import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { NewPasskey, PasskeySignIn } from '#shared/schemas/accounts/passkey.ts'

const ORIGIN = 'http://localhost:3000'
const SITE = 'localhost'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** What a device, or somebody with its key, may do differently. */
interface Odd {
  origin?: string
  site?: string
  verified?: boolean
  /** As of a copied key. */
  counter?: number
  userId?: string
  /** Certificates in the answer, though nobody asked for them. */
  certificates?: Uint8Array<ArrayBuffer>[]
}

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: string | Uint8Array) => Buffer.from(bytes).toString('base64url')
const bytesOf = (buffer: Buffer) => new Uint8Array(buffer)

/** A phone or key with one passkey, as a browser shows it to us. */
export function createPasskeyDevice(userId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let signed = 0

  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(Buffer.from(x, 'base64url'))],
      [-3, bytesOf(Buffer.from(y, 'base64url'))],
    ]),
  )

  const clientData = (type: string, challenge: string, { origin = ORIGIN }: Odd) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const authenticatorData = (
    { site = SITE, verified = true, counter = signed }: Odd,
    credential?: Buffer,
  ) => {
    const flags = USER_PRESENT | (verified ? USER_VERIFIED : 0) | (credential ? HAS_CREDENTIAL : 0)
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    return Buffer.concat([
      sha256(site),
      Buffer.from([flags]),
      counted,
      credential ?? Buffer.alloc(0),
    ])
  }

  return {
    id,

    /** navigator.credentials.create() */
    create({ challenge }: { challenge: string }, odd: Odd = {}): NewPasskey['credential'] {
      const idLength = Buffer.alloc(2)
      idLength.writeUInt16BE(credentialId.length)
      const attested = Buffer.concat([Buffer.alloc(16), idLength, credentialId, coseKey])
      const certificates = odd.certificates ?? []
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', certificates.length > 0 ? 'packed' : 'none'],
          ['attStmt', new Map(certificates.length > 0 ? [['x5c', certificates]] : [])],
          ['authData', bytesOf(authenticatorData(odd, attested))],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      )
      return {
        id,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, odd)),
          attestationObject: base64url(attestation),
        },
      }
    },

    /** navigator.credentials.get() */
    get({ challenge }: { challenge: string }, odd: Odd = {}): PasskeySignIn {
      signed += 1
      const data = authenticatorData(odd)
      const client = clientData('webauthn.get', challenge, odd)
      return {
        id,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: base64url(odd.userId ?? userId),
        },
      }
    },
  }
}
