import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * The format of an encrypted file, all of it in docs/decisions/0063: these eight bytes, a salt, then pieces of 64 KiB,
 * each with its tag. The key of a file follows from BACKUP_KEY and its salt, so that a piece needs no random nonce: it
 * is the number of the piece, and whether it is the last.
 */
const FORMAT = Buffer.from('CPTBAK01')
const SALT_BYTES = 32
const HEAD_BYTES = FORMAT.length + SALT_BYTES
const PIECE_BYTES = 64 * 1024
const TAG_BYTES = 16
const NONCE_BYTES = 12

export class WrongKeyError extends Error {}

type Chunks = AsyncIterable<Uint8Array>

export async function* encrypt(chunks: Chunks, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const key = keyOf(secret, salt)
  yield Buffer.concat([FORMAT, salt])
  let number = 0
  for await (const { piece, isLast } of pieces(chunks, PIECE_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast))
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    number += 1
  }
}

/** Yields only what is proven to be unchanged; a file that was cut off fails as well. */
export async function* decrypt(chunks: Chunks, secret: string): AsyncGenerator<Buffer> {
  const { head, rest } = await takeHead(chunks)
  if (!head.subarray(0, FORMAT.length).equals(FORMAT))
    throw new WrongKeyError('This file is not encrypted as backups are.')
  const key = keyOf(secret, head.subarray(FORMAT.length))
  let number = 0
  for await (const { piece, isLast } of pieces(rest, PIECE_BYTES + TAG_BYTES)) {
    if (piece.length < TAG_BYTES) throw new WrongKeyError('The file ends too early.')
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast))
    decipher.setAuthTag(piece.subarray(-TAG_BYTES))
    const text = decipher.update(piece.subarray(0, -TAG_BYTES))
    try {
      decipher.final()
    } catch {
      throw new WrongKeyError('BACKUP_KEY is not the key of this backup, or the file is damaged.')
    }
    yield text
    number += 1
  }
}

function keyOf(secret: string, salt: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, salt, 'cpt-recommends backup file 1', 32))
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeBigUInt64BE(BigInt(number), 0)
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1)
  return nonce
}

/** Pieces of exactly this size, and a last one with the rest; an empty source is one empty piece. */
async function* pieces(chunks: Chunks, size: number) {
  let held = Buffer.alloc(0)
  for await (const chunk of chunks) {
    held = Buffer.concat([held, chunk])
    // One byte more than a piece, so that the last piece is known as the last.
    while (held.length > size) {
      yield { piece: held.subarray(0, size), isLast: false }
      held = held.subarray(size)
    }
  }
  yield { piece: held, isLast: true }
}

async function takeHead(chunks: Chunks): Promise<{ head: Buffer; rest: Chunks }> {
  const source = chunks[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)
  while (held.length < HEAD_BYTES) {
    const { done, value } = await source.next()
    if (done) throw new WrongKeyError('This file is not encrypted as backups are.')
    held = Buffer.concat([held, value])
  }
  const after = held.subarray(HEAD_BYTES)
  async function* rest() {
    yield after
    while (true) {
      const { done, value } = await source.next()
      if (done) return
      yield value
    }
  }
  return { head: held.subarray(0, HEAD_BYTES), rest: rest() }
}
