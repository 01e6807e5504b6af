import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { nearText, pointNear } from '#shared/places/near.ts'
import { parseSearch, stringifySearch } from '#web/lib/search-params.ts'
import { whereAmI } from '#web/lib/where-am-i.ts'

/** Only after a tap, and rounded before it leaves the browser. Without an answer: choose a suburb. */
export function NearMe() {
  const router = useRouter()
  const [state, setState] = useState<'ready' | 'asking' | 'lost'>('ready')

  const ask = async () => {
    setState('asking')
    const near = await whereAmI().then(nearText, () => '')
    if (!pointNear(near)) {
      setState('lost')
      document.querySelector<HTMLInputElement>('.slip [name=area]')?.focus()
      return
    }
    setState('ready')
    const { pathname, search } = window.location
    const asked = { ...parseSearch(search), area: undefined, page: undefined, near }
    router.history.push(`${pathname}${stringifySearch(asked)}${window.location.hash}`)
  }

  return (
    <div className="nearme">
      <button
        type="button"
        className="nearme__ask"
        disabled={state === 'asking'}
        onClick={() => void ask()}
      >
        {state === 'asking' ? 'Looking…' : 'Near me'}
      </button>
      <p role="status">
        {state === 'lost' && 'We cannot tell where you are. Please choose a suburb.'}
      </p>
    </div>
  )
}
