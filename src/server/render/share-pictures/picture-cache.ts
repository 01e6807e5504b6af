/** Pictures by what they show, least recently used out first. Who asks while one is made waits for it. */
export function createPictureCache(maxBytes = 16 * 1024 * 1024) {
  const made = new Map<string, Buffer>()
  const underWay = new Map<string, Promise<Buffer>>()
  let bytes = 0

  const keep = (key: string, picture: Buffer) => {
    made.set(key, picture)
    bytes += picture.byteLength
    for (const [oldest, { byteLength }] of made) {
      if (bytes <= maxBytes) break
      made.delete(oldest)
      bytes -= byteLength
    }
  }

  return async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = made.get(key)
    if (known) {
      made.delete(key)
      made.set(key, known)
      return known
    }
    const running = underWay.get(key)
    if (running !== undefined) return running
    const job = make().finally(() => underWay.delete(key))
    underWay.set(key, job)
    const picture = await job
    keep(key, picture)
    return picture
  }
}
