import { useCallback, useRef, useState } from 'react'
import { mapsEmbedUrl } from '#shared/contact/links.ts'
import { classNames } from '#web/lib/class-names.ts'
import { useSeen } from './use-seen.ts'

const PATIENCE_MS = 15_000

/**
 * A drawn map until the real one is there, and for good if it never comes. An <object>, since an
 * <iframe> tells nobody that its load failed and shows the browser's error page in our layout.
 */
export function BusinessMap({ address }: { address: string }) {
  const box = useRef<HTMLDivElement>(null)
  const seen = useSeen(box)
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting')

  const watch = useCallback((map: HTMLObjectElement) => {
    const shown = () => setState('shown')
    const failed = () => setState('failed')
    map.addEventListener('load', shown)
    map.addEventListener('error', failed)
    const timer = setTimeout(
      () => setState((now) => (now === 'waiting' ? 'failed' : now)),
      PATIENCE_MS,
    )
    return () => {
      clearTimeout(timer)
      map.removeEventListener('load', shown)
      map.removeEventListener('error', failed)
    }
  }, [])

  return (
    <div ref={box} className="mapbox">
      <img src="/art/map-sample.svg" alt="" width="480" height="360" loading="lazy" />
      {seen && state !== 'failed' && (
        <object
          ref={watch}
          className={classNames('mapbox__map', state === 'shown' && 'is-shown')}
          type="text/html"
          data={mapsEmbedUrl(address)}
          aria-label={`Map of ${address}`}
        />
      )}
      {state === 'failed' && (
        <p className="mapbox__note" role="status">
          The map could not be loaded.
        </p>
      )}
    </div>
  )
}
