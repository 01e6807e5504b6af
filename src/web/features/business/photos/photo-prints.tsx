import { useEffect, useState } from 'react'
import { photoAlt } from '#shared/catalogue/gallery.ts'
import type { PublicBusiness } from '#shared/schemas/business-detail.ts'
import type { Photo } from '#shared/schemas/gallery.ts'
import { BusinessImage } from '#web/components/business-image.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { DialogLink } from '#web/components/ui/dialog-link.tsx'
import { DialogComing } from '#web/components/ui/feedback/spinner.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { imageFile } from '#web/lib/image-files.ts'
import { useLazyComponent } from '#web/lib/loading/use-lazy-component.ts'
import { savesData } from '#web/lib/saves-data.ts'
import { SmallPrint } from './small-print.tsx'

/** With more photos than this, the last small print is a pile that says how many there are. */
const ALL_PRINTS = 5
const PRINTS_BESIDE_PILE = 4

const loadViewer = () => import('./photo-viewer.tsx').then((module) => module.PhotoViewer)

interface PhotoPrintsProps {
  business: PublicBusiness
  coverSizes: string
}

/** The cover with small prints on its lower edge; on a phone a strip to swipe. Each opens the viewer. */
export function PhotoPrints({ business, coverSizes }: PhotoPrintsProps) {
  const { images, businessName } = business
  const [Viewer, askViewer] = useLazyComponent(loadViewer)
  const [openAt, setOpenAt] = useState<number | null>(null)
  const [isComing, setIsComing] = useState(false)
  const [isFrugal, setIsFrugal] = useState(false)
  const { index, onScroll } = useStripPosition(images.length)
  useEffect(() => setIsFrugal(savesData()), [])

  const open = (at: number) => {
    setOpenAt(at)
    setIsComing(true)
    void askViewer().finally(() => setIsComing(false))
  }
  const linkTo = (photo: Photo, at: number) => ({
    href: imageFile(photo.imageUrl, 1200),
    onOpen: () => open(at),
  })
  const [cover, ...rest] = images
  if (!cover) return null
  const isPile = images.length > ALL_PRINTS
  return (
    <div
      className={classNames(
        'photo-prints',
        isPile ? 'photo-prints--pile' : `photo-prints--${images.length}`,
        isFrugal && 'photo-prints--1',
      )}
    >
      <ul className="photo-prints__list" onScroll={onScroll}>
        <li>
          <DialogLink className="photo-prints__print" {...linkTo(cover, 0)}>
            <BusinessImage
              business={{ ...business, imageUrl: cover.imageUrl }}
              sizes={coverSizes}
              alt={photoAlt(cover.caption, 1, businessName)}
            />
          </DialogLink>
        </li>
        {!isFrugal &&
          rest.map((photo, at) => (
            <li
              key={photo.imageUrl}
              className={classNames(isPile && at >= PRINTS_BESIDE_PILE - 1 && 'is-in-pile')}
            >
              <DialogLink className="photo-prints__print" {...linkTo(photo, at + 1)}>
                <SmallPrint photo={photo} alt={photoAlt(photo.caption, at + 2, businessName)} />
              </DialogLink>
            </li>
          ))}
        {!isFrugal && isPile && (
          <li className="photo-prints__end">
            <DialogLink className="photo-prints__all" {...linkTo(cover, 0)}>
              <b aria-hidden="true">{images.length}</b>
              All {images.length} photos
            </DialogLink>
          </li>
        )}
      </ul>
      {!isFrugal && rest.length > 0 && (
        <>
          <span className="photo-prints__count" aria-hidden="true">
            {index + 1} / {images.length}
          </span>
          <p className="photo-prints__row">
            <DialogLink {...linkTo(cover, 0)}>All {images.length} photos</DialogLink>
          </p>
        </>
      )}
      {isFrugal && rest.length > 0 && (
        <Button className="photo-prints__show" variant="quiet" size="sm" onClick={() => open(0)}>
          Show {images.length} photos
        </Button>
      )}
      {isComing && <DialogComing />}
      {Viewer && (
        <Viewer
          businessName={businessName}
          photos={images}
          openAt={openAt}
          onClose={() => setOpenAt(null)}
        />
      )}
    </div>
  )
}

/** Which print of the strip is in front. */
function useStripPosition(count: number) {
  const [index, setIndex] = useState(0)
  const onScroll = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    const way = currentTarget.scrollWidth - currentTarget.clientWidth
    if (way > 0) setIndex(Math.round((currentTarget.scrollLeft / way) * (count - 1)))
  }
  return { index, onScroll }
}
