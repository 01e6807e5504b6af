import { ANYONE } from '#shared/booking/anyone.ts'
import type { Person } from '#shared/schemas/bookings/person.ts'

interface PersonLinksProps {
  people: readonly Person[]
  chosenId: string
  hrefOf: (personId: string) => string
}

/** With whom, without script: each has other free times, so a choice loads the page again. */
export function PersonLinks({ people, chosenId, hrefOf }: PersonLinksProps) {
  return (
    <nav className="person-links" aria-label="With whom">
      {[{ id: ANYONE, name: 'Anyone' }, ...people].map(({ id, name }) => (
        <a key={id} href={hrefOf(id)} aria-current={id === chosenId ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}
