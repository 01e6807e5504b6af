import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { decrypt, encrypt } from './encrypted-file.ts'

const KEY = 'nZ1Yw0c4m3Q8s7Vb5kT2xR9dF6hJ1pLq'
const PIECE = 64 * 1024
const HEAD = 40
const STORED_PIECE = PIECE + 16

async function* inChunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const collect = async (chunks: AsyncIterable<Buffer>) =>
  Buffer.concat(await Readable.from(chunks).toArray())
const encrypted = (bytes: Buffer) => collect(encrypt(inChunks(bytes, 10_000), KEY))
const decrypted = (bytes: Buffer, { key = KEY, size = 10_000 } = {}) =>
  collect(decrypt(inChunks(bytes, size), key))

describe('an encrypted file', () => {
  it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE])(
    'of %d bytes is what it was',
    async (size) => {
      const bytes = randomBytes(size)
      const stored = await encrypted(bytes)
      for (const chunk of [7919, STORED_PIECE, 1_000_000])
        expect((await decrypted(stored, { size: chunk })).equals(bytes)).toBe(true)
    },
  )

  it('is different each time, and shows nothing of its content', async () => {
    const bytes = Buffer.alloc(2 * PIECE, 'owner@example.co.za ')
    const [one, other] = [await encrypted(bytes), await encrypted(bytes)]
    expect(one.equals(other)).toBe(false)
    expect(one.includes('owner@')).toBe(false)
    const [first, second] = [0, 1].map((number) =>
      one.subarray(HEAD + number * STORED_PIECE, HEAD + number * STORED_PIECE + PIECE),
    )
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false)
  })

  it('is refused if anything of it was changed, cut off, moved or added', async () => {
    const stored = await encrypted(randomBytes(3 * PIECE))
    const piece = (number: number) =>
      stored.subarray(HEAD + number * STORED_PIECE, HEAD + (number + 1) * STORED_PIECE)
    const head = stored.subarray(0, HEAD)
    const flipped = (at: number) => {
      const copy = Buffer.from(stored)
      copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
      return copy
    }
    const damaged = {
      'its first letter': flipped(0),
      'its salt': flipped(20),
      'its text': flipped(HEAD + PIECE + 100),
      'its last tag': flipped(stored.length - 1),
      'without its last piece': stored.subarray(0, HEAD + 2 * STORED_PIECE),
      'without its last byte': stored.subarray(0, -1),
      'without any piece': head,
      'without most of its head': stored.subarray(0, 20),
      'with two pieces exchanged': Buffer.concat([head, piece(1), piece(0), piece(2)]),
      'with a piece too much': Buffer.concat([stored, piece(2)]),
    }
    for (const [what, bytes] of Object.entries(damaged))
      await expect(decrypted(bytes), what).rejects.toThrow(/damaged|ends too early|not encrypted/)
    await expect(decrypted(stored, { key: KEY.toLowerCase() })).rejects.toThrow('not the key')
  })
})
