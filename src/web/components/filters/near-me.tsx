import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { nearText, pointNear } from '#shared/places/near.ts'
import { parseSearch, stringifySearch } from '#shared/search-params.ts'
import { getPosition } from '#web/lib/geolocation.ts'

/** The id of the place menu: see `list-filters.tsx`. */
export const CHOOSE_AREA = 'choose-area'

const LOST = 'We cannot tell where you are. Please choose a suburb.'

/** Only after a tap, and rounded before it leaves the browser. If the location is refused: choose a suburb. */
function useNearMe(sort?: 'nearest') {
  const router = useRouter()
  const [state, setState] = useState<'ready' | 'asking' | 'lost'>('ready')

  const ask = async () => {
    setState('asking')
    const near = await getPosition().then(nearText, () => '')
    if (!pointNear(near)) {
      setState('lost')
      chooseArea()
      return
    }
    setState('ready')
    const { pathname, search } = window.location
    const asked = { ...parseSearch(search), area: undefined, page: undefined, near }
    const address = `${pathname}${stringifySearch(sort ? { ...asked, sort } : asked)}`
    router.history.push(`${address}${window.location.hash}`)
  }

  return { isAsking: state === 'asking', isLost: state === 'lost', ask }
}

/** The area box, or the place menu if there is none. An open sheet has the menu beside the message. */
function chooseArea(): void {
  if (document.querySelector('.filter-sheet:popover-open')) return
  const box = document.querySelector<HTMLInputElement>('.search-form [name=area]')
  const menu = document.getElementById(CHOOSE_AREA)
  if (box) box.focus()
  else if (menu instanceof HTMLDetailsElement) {
    menu.open = true
    menu.querySelector('summary')?.focus()
  }
}

/** On the map. */
export function NearMe() {
  const { isAsking, isLost, ask } = useNearMe()
  return (
    <div className="near-me">
      <button type="button" className="near-me__ask" disabled={isAsking} onClick={() => void ask()}>
        {isAsking ? 'Looking…' : 'Near me'}
      </button>
      <p role="status">{isLost && LOST}</p>
    </div>
  )
}

/** One of the sort orders. Without script it links to the place menu. */
export function NearestToMe() {
  const { isAsking, isLost, ask } = useNearMe('nearest')
  return (
    <>
      <a
        href={`#${CHOOSE_AREA}`}
        onClick={(event) => {
          event.preventDefault()
          void ask()
        }}
      >
        {isAsking ? 'Looking…' : 'Nearest to me'}
      </a>
      <p className="near-me__failed" role="status">
        {isLost && LOST}
      </p>
    </>
  )
}
