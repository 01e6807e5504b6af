import { ANYONE } from '#shared/booking/anyone.ts'
import type { Person } from '#shared/schemas/bookings/person.ts'

interface PersonChoiceProps {
  people: readonly Person[]
  chosen: string
  onChoose: (personId: string) => void
}

export function PersonChoice({ people, chosen, onChoose }: PersonChoiceProps) {
  return (
    <fieldset className="slot-part">
      <legend className="slot-part__head">With</legend>
      <div className="slot-people">
        {[{ id: ANYONE, name: 'Anyone' }, ...people].map(({ id, name }) => (
          <label key={id} className="slot-button">
            <input
              type="radio"
              name="person"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
