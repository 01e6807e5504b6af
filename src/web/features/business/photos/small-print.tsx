import { useEffect, useRef, useState } from 'react'
import type { Photo } from '#shared/schemas/gallery.ts'
import { StoredImage } from '#web/components/stored-image.tsx'
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx'
import { imageFile } from '#web/lib/image-files.ts'

/** The edge of the next print of a strip is not worth its photo. */
const LOOKED_AT = 0.35
const SIZES = '(max-width: 767.98px) 85vw, 140px'

/** A photo that is loaded when it is looked at; until then its place, and its words. */
export function SmallPrint({ photo, alt }: { photo: Photo; alt: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const seen = useLookedAt(place)
  return (
    <span ref={place} className="photo-prints__place">
      {seen ? (
        <StoredImage imageUrl={photo.imageUrl} sizes={SIZES} width={400} alt={alt} />
      ) : (
        <>
          <VisuallyHidden>{alt}</VisuallyHidden>
          <noscript>
            <img
              src={imageFile(photo.imageUrl, 400)}
              width="400"
              height="300"
              alt=""
              loading="lazy"
            />
          </noscript>
        </>
      )}
    </span>
  )
}

/** True once a good part of it has been in view, and the page itself has loaded. */
function useLookedAt(element: { current: Element | null }): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
      },
      { threshold: LOOKED_AT },
    )
    const watch = () => element.current && observer.observe(element.current)
    if (document.readyState === 'complete') watch()
    else addEventListener('load', watch, { once: true })
    return () => {
      observer.disconnect()
      removeEventListener('load', watch)
    }
  }, [seen, element])
  return seen
}
