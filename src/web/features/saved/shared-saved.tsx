import { useSuspenseQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { MAX_SAVED, readSavedIds } from '#shared/catalogue/saved-list.ts'
import { pages } from '#shared/paths.ts'
import type { BusinessOnCard } from '#shared/schemas/business-list.ts'
import { AskList } from '#web/components/ask-list.tsx'
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx'
import { namedBusinessesQuery } from '#web/lib/api/catalogue-queries.ts'
import { showHearts } from '#web/lib/saved/hearts.ts'
import { addSaved } from '#web/lib/saved/saved-store.ts'
import { toast } from '#web/lib/toast.ts'

/** A shared list, complete without script. */
export function SharedSaved({ asked }: { asked: string }) {
  const { ids, isCut } = readSavedIds(asked)
  const { data } = useSuspenseQuery(namedBusinessesQuery(ids))
  const { businesses } = data
  const isHydrated = useHydrated()
  if (businesses.length === 0)
    return (
      <EmptyState
        level="h1"
        title="Nothing on this list"
        text="What was on it is no longer listed, or part of the link is missing."
        action={
          <a className="btn" href={pages.search}>
            Browse Businesses
          </a>
        }
      />
    )
  return (
    <div className="saved">
      <div className="saved__head">
        <h1>A list for you</h1>
        {isHydrated && (
          <button
            type="button"
            className="btn sign sign--heart"
            onClick={() => saveAll(businesses)}
          >
            Save all
          </button>
        )}
      </div>
      <p>{sentences(businesses.length, ids.length - businesses.length, isCut)}</p>
      <AskList businesses={businesses} />
    </div>
  )
}

function saveAll(businesses: readonly BusinessOnCard[]): void {
  const refusal = addSaved(businesses.map(({ id, businessName }) => ({ id, name: businessName })))
  if (refusal) toast({ variant: 'destructive', title: refusal })
  else toast({ title: 'All of them are saved on this device.' })
  showHearts()
}

/** `gone` of the ids in the address are not listed. */
function sentences(count: number, gone: number, isCut: boolean): string {
  return [
    count === 1 ? 'One business.' : `${count} businesses.`,
    gone === 1 && 'One more is no longer listed.',
    gone > 1 && `${gone} more are no longer listed.`,
    isCut && `A list has at most ${MAX_SAVED}: the rest is left out.`,
  ]
    .filter(Boolean)
    .join(' ')
}
