const MAX_TRIES = 2000

export interface Visitors {
  /** Whose booking was confirmed by an answer: none of these may be lost. */
  acknowledged: string[]
  book(): Promise<Response>
  /** Books repeatedly; resolves to the first refusal. */
  bookUntilRefused(): Promise<Response>
}

/** Visitors who book, each with an own address and enough text to fill a disk. */
export function createVisitors(site: { url: string }, businessId: string): Visitors {
  const acknowledged: string[] = []
  let count = 0
  const book = async () => {
    count += 1
    const email = `visitor-${count}@example.co.za`
    const answer = await fetch(`${site.url}/api/booking`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        businessId,
        name: `Visitor ${count}`,
        phone: '082 000 0100',
        email,
        notes: 'Something longer, so that the disk has work to do. '.repeat(20),
      }),
    })
    if (answer.status === 201) acknowledged.push(email)
    return answer
  }
  const bookUntilRefused = async () => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const answer = await book()
      if (answer.status !== 201) return answer
    }
    throw new Error('The disk never filled up.')
  }
  return { acknowledged, book, bookUntilRefused }
}
