import { makeRandom } from '#demo/factories/random.ts'
import type { Db } from '#server/platform/db/schema.ts'

const SYLLABLES = 'ba ke lo mi nu pra ster kloof berg wyn thando siph dor gan fel rit'.split(' ')
const BATCH = 500

/** The made-up city repeats a few hundred words; a real one has tens of thousands that differ. */
export async function createWords(db: Db, count: number): Promise<void> {
  const random = makeRandom(2)
  const words = new Set<string>()
  while (words.size < count) {
    const length = 2 + random.number(3)
    words.add(Array.from({ length }, () => random.one(SYLLABLES)).join(''))
  }
  const all = [...words]
  for (let done = 0; done < all.length; done += BATCH)
    await db
      .insertInto('catalogueWords')
      .values(all.slice(done, done + BATCH).map((word) => ({ word })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
