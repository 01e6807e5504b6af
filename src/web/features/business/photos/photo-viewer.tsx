import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { photoAlt } from '#shared/catalogue/gallery.ts'
import type { Photo } from '#shared/schemas/gallery.ts'
import { StoredImage } from '#web/components/stored-image.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { imageFile } from '#web/lib/image-files.ts'
import { savesData } from '#web/lib/saves-data.ts'

interface ViewerProps {
  businessName: string
  photos: readonly Photo[]
  /** Null while it is closed. */
  openAt: number | null
  onClose: () => void
}

/** All photos of a business, one at a time over the whole window. */
export function PhotoViewer({ businessName, photos, openAt, onClose }: ViewerProps) {
  // While it fades out it still shows what it showed.
  const [shown, setShown] = useState(0)
  if (openAt !== null && openAt !== shown) setShown(openAt)
  return (
    <Dialog
      full
      open={openAt !== null}
      onOpenChange={onClose}
      title={businessName}
      closeLabel="Close photos"
    >
      <Photos key={shown} businessName={businessName} photos={photos} startAt={openAt ?? shown} />
    </Dialog>
  )
}

const MOVES: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
}

type PhotosProps = Pick<ViewerProps, 'businessName' | 'photos'> & { startAt: number }

function Photos({ businessName, photos, startAt }: PhotosProps) {
  const strip = useRef<HTMLElement>(null)
  const [index, setIndex] = useState(startAt)
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(() => around(startAt))
  const last = photos.length - 1

  const arriveAt = (next: number) => {
    setIndex(next)
    setLoaded((known) => new Set([...known, ...around(next)]))
  }
  const go = (to: number) => {
    const next = Math.min(Math.max(to, 0), last)
    strip.current?.scrollTo({ left: next * strip.current.clientWidth })
    arriveAt(next)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go(move(index, last))
  })
  useEffect(() => {
    // Once the dialog has opened and has its size.
    strip.current?.scrollTo({ left: startAt * strip.current.clientWidth })
    const onKey = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [startAt])
  /** A turned phone has other widths: the photo stays. */
  const stay = useEffectEvent(() =>
    strip.current?.scrollTo({ left: index * strip.current.clientWidth }),
  )
  useEffect(() => {
    const onResize = () => stay()
    addEventListener('resize', onResize)
    return () => removeEventListener('resize', onResize)
  }, [])

  return (
    <div className="photo-viewer">
      <p className="photo-viewer__count" aria-live="polite">
        Photo {index + 1} of {photos.length}
      </p>
      <button
        type="button"
        className="icon-btn photo-viewer__move photo-viewer__move--back"
        aria-label="Previous photo"
        aria-disabled={index === 0}
        onClick={() => go(index - 1)}
      >
        <ArrowLeft className="icon" aria-hidden="true" />
      </button>
      <section
        ref={strip}
        className="photo-viewer__strip"
        aria-label="Photos"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          if (clientWidth > 0) arriveAt(Math.round(scrollLeft / clientWidth))
        }}
      >
        {photos.map(({ imageUrl, caption }, at) => (
          <figure key={imageUrl} className="photo-viewer__photo" inert={at !== index}>
            {loaded.has(at) && (
              <StoredImage
                imageUrl={imageUrl}
                sizes="100vw"
                width={1200}
                alt={photoAlt(caption, at + 1, businessName)}
              />
            )}
            {/* Its words are read with the photo already. */}
            <figcaption aria-hidden="true">{caption}</figcaption>
          </figure>
        ))}
      </section>
      <button
        type="button"
        className="icon-btn photo-viewer__move photo-viewer__move--on"
        aria-label="Next photo"
        aria-disabled={index === last}
        onClick={() => go(index + 1)}
      >
        <ArrowRight className="icon" aria-hidden="true" />
      </button>
      {!savesData() && (
        <ul className="photo-viewer__thumbs">
          {photos.map(({ imageUrl }, at) => (
            <li key={imageUrl}>
              <button
                type="button"
                aria-label={`Photo ${at + 1}`}
                aria-current={at === index}
                onClick={() => go(at)}
              >
                <img src={imageFile(imageUrl, 400)} width="84" height="63" alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A photo, and the next on both sides where bytes cost nothing. */
const around = (index: number): Set<number> =>
  new Set(savesData() ? [index] : [index - 1, index, index + 1])
