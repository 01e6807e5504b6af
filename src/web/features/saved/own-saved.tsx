import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { pages } from '#shared/paths.ts'
import { AskList } from '#web/components/ask-list.tsx'
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx'
import { namedBusinessesQuery } from '#web/lib/api/catalogue-queries.ts'
import { useOnline } from '#web/lib/loading/online.ts'
import {
  readSaved,
  removeSaved,
  type SavedBusiness,
  watchSaved,
} from '#web/lib/saved/saved-store.ts'
import { shareLink } from '#web/lib/share-link.ts'
import { toast } from '#web/lib/toast.ts'
import { OwnBookings } from './own-bookings.tsx'

/** What this device has saved. The server renders the same for everybody: it does not know. */
export function OwnSaved() {
  const [saved, setSaved] = useState<SavedBusiness[] | null>(null)
  const read = useCallback(() => setSaved(readSaved()), [])
  useEffect(() => {
    read()
    return watchSaved(read)
  }, [read])
  return (
    <div className="saved">
      <div className="saved__head">
        <h1>Saved &amp; bookings</h1>
        {saved && saved.length > 0 && (
          <button
            type="button"
            className="btn btn--line sign sign--share"
            onClick={() =>
              void shareLink({ title: 'Saved on CPT Recommends', url: addressOf(readSaved()) })
            }
          >
            Share this list
          </button>
        )}
      </div>
      <p>Kept on this device, without an account. Nobody else sees it until you share it.</p>
      <noscript>
        <p>To save businesses with the heart, please switch JavaScript on in your browser.</p>
      </noscript>
      <OwnBookings />
      {saved?.length === 0 && <NothingSaved />}
      {saved && saved.length > 0 && <SavedList saved={saved} onTakenOff={read} />}
    </div>
  )
}

const addressOf = (saved: readonly SavedBusiness[]) =>
  `${location.origin}${location.pathname}?ids=${saved.map(({ id }) => id)}`

function NothingSaved() {
  return (
    <EmptyState
      title="Nothing saved yet"
      text="Tap the heart on a business and you’ll find it here."
      action={
        <div className="empty-state__actions">
          <a className="btn" href={pages.search}>
            Browse Businesses
          </a>
          <a className="btn btn--line" href={pages.categories}>
            Browse Categories
          </a>
        </div>
      }
    />
  )
}

interface SavedListProps {
  saved: SavedBusiness[]
  onTakenOff: () => void
}

function SavedList({ saved, onTakenOff }: SavedListProps) {
  const online = useOnline()
  const { data, isError, refetch } = useQuery(namedBusinessesQuery(saved.map(({ id }) => id)))
  useEffect(() => {
    if (online && isError) void refetch()
  }, [online, isError, refetch])
  if (isError) return <NamesOnly saved={saved} online={online} />
  if (!data) return null
  const listed = new Set(data.businesses.map(({ id }) => id))
  const gone = saved.filter(({ id }) => !listed.has(id))
  return (
    <>
      {data.businesses.length > 0 && <AskList businesses={data.businesses} />}
      {gone.length > 0 && <Gone saved={gone} onTakenOff={onTakenOff} />}
    </>
  )
}

/** Names and links are on the device; the rest needs the server. */
function NamesOnly({ saved, online }: { saved: SavedBusiness[]; online: boolean }) {
  return (
    <>
      <p>
        {online
          ? 'The list could not be loaded. Please try again in a moment. These are saved on this device:'
          : 'No signal. These are saved on this device:'}
      </p>
      <ul className="saved__names">
        {saved.map(({ id, name }) => (
          <li key={id}>
            <a href={pages.business(id)}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Gone({ saved, onTakenOff }: SavedListProps) {
  const takeOff = (id: string) => {
    const refusal = removeSaved(id)
    if (refusal) toast({ variant: 'destructive', title: refusal })
    onTakenOff()
  }
  return (
    <>
      <h2 className="saved__title">No longer listed</h2>
      <ul className="saved__names">
        {saved.map(({ id, name }) => (
          <li key={id}>
            <span>
              {name}
              <button
                type="button"
                className="btn btn--quiet btn--sm"
                aria-label={`Remove ${name}`}
                onClick={() => takeOff(id)}
              >
                Remove
              </button>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
