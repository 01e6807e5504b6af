import { TEST_PASSWORD } from '#demo/factories/users.ts'
import { flatPhoto } from '#tests/helpers/photos.ts'

export interface Cast {
  url: string
  /** The business that visitors write to. */
  businessId: string
  /** Businesses that are added to and removed from the gems. */
  gemId: string
  ownerCookie: string
  adminCookie: string
}

/** What the site has acknowledged, over all restarts. */
export interface Acknowledged {
  registered: string[]
  signedUp: string[]
  booked: string[]
  rated: string[]
  shared: number
  /** The last acknowledged description. */
  described: number
  pictures: string[]
  activated: string[]
}

export const nothingYet = (): Acknowledged => ({
  registered: [],
  signedUp: [],
  booked: [],
  rated: [],
  shared: 0,
  described: 0,
  pictures: [],
  activated: [],
})

/** The lowest number of answers among the writers. */
export const fewest = (done: Acknowledged): number =>
  Math.min(...Object.values(done).map((kept) => (Array.isArray(kept) ? kept.length : kept)))

export const description = (number: number) => `The description with the number ${number}.`

/** All kinds of writers, each repeating until the site is killed; `count` continues over restarts. */
export function startWriters(cast: Cast, round: number, done: Acknowledged): Promise<void>[] {
  const send = (address: string, body: object, cookie?: string, method = 'POST') =>
    fetch(cast.url + address, {
      method,
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    })
  const { businessId, gemId, ownerCookie, adminCookie } = cast

  const writers: Record<string, (name: string, count: number) => Promise<void>> = {
    register: async (name) => {
      const email = `${name}@example.co.za`
      const answer = await send('/api/register', { email, password: TEST_PASSWORD })
      const { user } = (await accepted(answer)) as { user: { id: string } }
      done.registered.push(email)
      await accepted(await send('/api/admin/activate-user', { userId: user.id }, adminCookie))
      done.activated.push(user.id)
    },
    newsletter: async (name) => {
      const email = `${name}@example.co.za`
      await accepted(await send('/api/newsletter', { email }))
      done.signedUp.push(email)
    },
    booking: async (name) => {
      const email = `${name}@example.co.za`
      await accepted(await send('/api/booking', { businessId, name, phone: '082 000 0100', email }))
      done.booked.push(email)
    },
    rating: async (name, count) => {
      await accepted(
        await send('/api/rating', { businessId, stars: 1 + (count % 5), comment: name }),
      )
      done.rated.push(name)
    },
    share: async () => {
      await accepted(await send('/api/share/track', { businessId }))
      done.shared += 1
    },
    profile: async () => {
      const next = done.described + 1
      const change = {
        businessName: 'Koesister Corner',
        industry: 'Restaurant',
        area: 'City Bowl',
        address: '1 Long Street',
        description: description(next),
      }
      await accepted(await send('/api/business', change, ownerCookie, 'PUT'))
      done.described = next
    },
    upload: async (_name, count) => {
      const colour = `#${(((round * 997 + count * 31) % 0xffffff) + 1).toString(16).padStart(6, '0')}`
      const body = new FormData()
      const bytes = new Uint8Array(await flatPhoto(colour, 300, 200))
      body.append('image', new Blob([bytes], { type: 'image/jpeg' }), 'photo.jpg')
      const headers = { cookie: ownerCookie }
      const answer = await fetch(`${cast.url}/api/upload`, { method: 'POST', headers, body })
      const { imageUrl } = (await accepted(answer)) as { imageUrl: string }
      done.pictures.push(imageUrl)
    },
    gem: async () => {
      // Which of the two applies depends on the state before the restart; the other is rejected.
      await send('/api/admin/featured-gems', { businessId: gemId }, adminCookie)
      await fetch(`${cast.url}/api/admin/featured-gems/${gemId}`, {
        method: 'DELETE',
        headers: { cookie: adminCookie },
      })
    },
  }
  return Object.entries(writers).map(([kind, write]) =>
    untilGone((count) => write(`${kind}-r${round}-${count}`, count)),
  )
}

async function accepted(answer: Response): Promise<unknown> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

/** fetch throws a TypeError if nothing listens or the connection breaks. */
async function untilGone(write: (count: number) => Promise<void>): Promise<void> {
  for (let count = 0; ; count += 1) {
    try {
      await write(count)
    } catch (error) {
      if (error instanceof TypeError) return
      throw error
    }
  }
}
