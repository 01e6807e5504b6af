import { groupPages } from '#shared/paths.ts'
import { classNames } from '#web/lib/class-names.ts'
import { BusinessCard, type BusinessWithDistance } from './business-card.tsx'
import { VisuallyHidden } from './ui/visually-hidden.tsx'

interface AskListProps {
  businesses: readonly BusinessWithDistance[]
  chosen?: readonly string[]
  /** For selection only: the whole card is the checkbox. */
  isChoice?: boolean
  /** How many the visitor searched for. */
  people?: number | undefined
}

/** Selectable cards as a plain form: the selected businesses are asked on the next page. */
export function AskList({ businesses, chosen = [], isChoice = false, people }: AskListProps) {
  // Nobody answers for a business that nobody has claimed.
  const shown = isChoice ? businesses.filter(({ plan }) => plan !== null) : businesses
  return (
    <form
      className={classNames('ask-list', isChoice && 'ask-list--choice')}
      action={groupPages.ask}
    >
      {/* So that an invalid selection is made again from the same list. */}
      <input type="hidden" name="of" value={businesses.map(({ id }) => id).join()} />
      {people !== undefined && <input type="hidden" name="people" value={people} />}
      <ul className="business-grid">
        {shown.map((business, index) => (
          <li key={business.id}>
            <BusinessCard business={business} eager={index < 4} now={undefined} />
            {business.plan !== null && (
              <label className="ask-list__check">
                <input
                  type="checkbox"
                  name="business"
                  value={business.id}
                  defaultChecked={chosen.includes(business.id)}
                />
                Ask <VisuallyHidden>{business.businessName}</VisuallyHidden>
              </label>
            )}
          </li>
        ))}
      </ul>
      <div className="ask-list__bar">
        <p>Pick up to five from one category</p>
        <button type="submit" className="btn">
          Ask these
        </button>
      </div>
    </form>
  )
}
