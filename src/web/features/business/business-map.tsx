import { useCallback, useRef, useState } from 'react'
import { mapsEmbedUrl } from '#shared/contact/links.ts'
import type { PublicBusiness } from '#shared/schemas/business-detail.ts'
import { CapeSpot } from '#web/components/map/cape-spot.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { savesData } from '#web/lib/saves-data.ts'
import { useInView } from './use-in-view.ts'

const TIMEOUT_MS = 15_000

export type BusinessPlaceProps = Pick<PublicBusiness, 'address' | 'location'>

/**
 * Whether the visitor is to be asked first: the street map tells Google of the visit (Global Privacy Control) and
 * weighs a megabyte (low-data mode).
 */
const mustAsk = () => navigator.globalPrivacyControl === true || savesData()

/**
 * Our drawn map until the real one has loaded, and permanently if it fails. An <object>, since an <iframe>
 * reports no failed load and shows the browser's error page in our layout.
 */
export function BusinessMap({ address, location }: BusinessPlaceProps) {
  const box = useRef<HTMLDivElement>(null)
  const seen = useInView(box)
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting')
  const [isWanted, setIsWanted] = useState(false)
  const isAsked = seen && !isWanted && mustAsk()

  const watch = useCallback((map: HTMLObjectElement) => {
    const shown = () => setState('shown')
    const failed = () => setState('failed')
    map.addEventListener('load', shown)
    map.addEventListener('error', failed)
    const timer = setTimeout(
      () => setState((now) => (now === 'waiting' ? 'failed' : now)),
      TIMEOUT_MS,
    )
    return () => {
      clearTimeout(timer)
      map.removeEventListener('load', shown)
      map.removeEventListener('error', failed)
    }
  }, [])

  return (
    <div ref={box} className="business-map">
      <CapeSpot location={location} />
      {seen && !isAsked && state !== 'failed' && (
        <object
          ref={watch}
          className={classNames('business-map__map', state === 'shown' && 'is-shown')}
          type="text/html"
          data={mapsEmbedUrl(address)}
          aria-label={`Map of ${address}`}
        />
      )}
      {isAsked && (
        <Button
          variant="quiet"
          size="sm"
          className="business-map__ask"
          onClick={() => setIsWanted(true)}
        >
          Show the street map
        </Button>
      )}
    </div>
  )
}
