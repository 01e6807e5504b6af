import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { ApiError } from '#shared/api-error.ts'
import type { OwnGallery } from '#shared/schemas/gallery.ts'
import type { Profile } from '#shared/schemas/profile.ts'
import { PlanBadge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ListSkeleton } from '#web/components/ui/feedback/list-skeleton.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx'
import { useReportUnsaved } from '#web/components/unsaved-changes.tsx'
import { call } from '#web/lib/api/api-client.ts'
import { toast } from '#web/lib/toast.ts'
import { AddPhotos } from './add-photos.tsx'
import { galleryQuery, showGallery } from './gallery.query.ts'
import { arranged, isArranged, movedTo, NO_DRAFT } from './photo-order.ts'
import { PhotoTile } from './photo-tile.tsx'
import { PlanNote } from './plan-note.tsx'
import { QueuedTile } from './queued-tile.tsx'
import { RemovePhotoDialog } from './remove-photo-dialog.tsx'
import { usePhotoQueue } from './use-photo-queue.ts'

/** All photos of the business, the cover first. */
export function PhotosPanel({ profile }: { profile: Profile }) {
  const { data } = useQuery(galleryQuery)
  return (
    <Panel
      title="Photos"
      help="your-picture"
      className="photos-panel"
      action={
        <p className="photos-panel__count">
          {data && countText(data)} <PlanBadge plan={profile.plan} />
        </p>
      }
    >
      <p className="photos-panel__intro">
        The first photo is the cover: it stands on your page and in searches. Say in a few words
        what can be seen. That line stands under the large picture and is read aloud to people who
        can’t see it.
      </p>
      {data ? <Editor profile={profile} gallery={data} /> : <ListSkeleton />}
    </Panel>
  )
}

const countText = ({ images, limit }: OwnGallery) =>
  images.length > limit
    ? `${limit} shown, ${images.length - limit} not shown`
    : `${images.length} of ${limit}`

function Editor({ profile, gallery }: { profile: Profile; gallery: OwnGallery }) {
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(NO_DRAFT)
  const [dragged, setDragged] = useState<string | null>(null)
  const [removing, setRemoving] = useState<{ id: string; number: number } | null>(null)
  const [said, setSaid] = useState('')
  const { queue, isBusy, add, retry, drop } = usePhotoQueue()
  const { limit } = gallery
  const photos = arranged(gallery.images, draft)
  const isDirty = !isArranged(gallery.images, photos)
  useReportUnsaved('photos', isDirty || isBusy)

  const save = useMutation({
    mutationFn: () =>
      call('PUT /api/business/images', {
        body: { images: photos.map(({ id, caption }) => ({ id, caption })) },
      }),
    onSuccess: (saved) => {
      showGallery(queryClient, saved)
      setDraft(NO_DRAFT)
      toast({ title: 'Photos saved' })
    },
    onError: (error) => {
      // The draft stays, on the photos as they are now.
      if (error instanceof ApiError && error.status === 409)
        void queryClient.invalidateQueries(galleryQuery)
    },
  })

  const room = Math.max(0, limit - photos.length - queue.length)
  const [leftOut, setLeftOut] = useState(0)
  const choose = (files: readonly File[]) => {
    setLeftOut(Math.max(0, files.length - room))
    add(files.slice(0, room))
  }
  const keepFocus = useFocusAfterMove()
  const move = (id: string, place: number) => {
    keepFocus()
    const order = movedTo(photos, id, place)
    setDraft((known) => ({ ...known, order }))
    setSaid(`Photo ${order.indexOf(id) + 1} of ${order.length}${place <= 0 ? ', the cover' : ''}.`)
  }

  return (
    <>
      <PlanNote gallery={gallery} plan={profile.plan} />
      {save.error && <FormError>{save.error.message}</FormError>}
      <ul
        className="photos-panel__list"
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return
          event.preventDefault()
          choose([...event.dataTransfer.files])
        }}
      >
        {photos.map((photo, place) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            number={place + 1}
            count={photos.length}
            isShown={place < limit}
            isDragged={dragged === photo.id}
            onDrag={(isDragged) => setDragged(isDragged ? photo.id : null)}
            onDragOver={() => dragged && dragged !== photo.id && move(dragged, place)}
            onMove={(to) => move(photo.id, to)}
            onCaption={(caption) =>
              setDraft((known) => ({
                ...known,
                captions: { ...known.captions, [photo.id]: caption },
              }))
            }
            onRemove={() => setRemoving({ id: photo.id, number: place + 1 })}
          />
        ))}
        {queue.map((photo) => (
          <QueuedTile
            key={photo.key}
            photo={photo}
            onRetry={() => retry(photo.key)}
            onDrop={() => drop(photo.key)}
          />
        ))}
        {room > 0 && <AddPhotos room={room} onFiles={choose} />}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {leftOut > 0 && (
        <p className="photos-panel__left-out" role="status">
          {leftOut === 1 ? 'One photo was' : `${leftOut} photos were`} left out: there was no more
          room.
        </p>
      )}
      {photos.length > 0 && (
        <div className="photos-panel__save">
          <p className="text-small muted">
            New photos show at once. A new order and new words show once they are saved.
          </p>
          <Button pending={save.isPending} onClick={() => save.mutate()}>
            {save.isPending ? 'Saving...' : 'Save Photos'}
          </Button>
        </div>
      )}
      <RemovePhotoDialog photo={removing} onClose={() => setRemoving(null)} />
    </>
  )
}

/** A moved element loses the focus: it goes back to the button that moved it, or to its neighbour at an end. */
function useFocusAfterMove() {
  const wanted = useRef<string | null>(null)
  useLayoutEffect(() => {
    const { current } = wanted
    wanted.current = null
    if (current === null) return
    const [, id] = current.split(' ')
    const button =
      document.querySelector<HTMLElement>(`[data-move="${current}"]`) ??
      document.querySelector<HTMLElement>(`[data-move="later ${id}"]`)
    button?.focus()
  })
  return () => {
    const { activeElement } = document
    wanted.current =
      activeElement instanceof HTMLElement ? (activeElement.dataset.move ?? null) : null
  }
}
