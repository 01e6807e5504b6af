import { ArrowLeft, ArrowRight, GripVertical, Trash2 } from 'lucide-react'
import type { DragEvent } from 'react'
import { CAPTION_LENGTH } from '#shared/catalogue/gallery.ts'
import type { OwnPhoto } from '#shared/schemas/gallery.ts'
import { StoredImage } from '#web/components/stored-image.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Textarea } from '#web/components/ui/form/field.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { classNames } from '#web/lib/class-names.ts'

interface PhotoTileProps {
  photo: OwnPhoto
  /** From 1. */
  number: number
  count: number
  isShown: boolean
  isDragged: boolean
  onDrag: (isDragged: boolean) => void
  onDragOver: () => void
  onMove: (place: number) => void
  onCaption: (caption: string) => void
  onRemove: () => void
}

/** One photo of the editor: what it shows, its place, and the way out. */
export function PhotoTile({
  photo,
  number,
  count,
  isShown,
  isDragged,
  onDrag,
  onDragOver,
  onMove,
  onCaption,
  onRemove,
}: PhotoTileProps) {
  const isFirst = number === 1
  const isLast = number === count
  const take = (event: DragEvent) => {
    // Marked text can be dragged too.
    if (!(event.target instanceof HTMLElement && event.target.draggable)) return
    event.dataTransfer.effectAllowed = 'move'
    // Firefox drags nothing without data.
    event.dataTransfer.setData('text/plain', photo.id)
    onDrag(true)
  }
  return (
    <li
      className={classNames(
        'photo-tile',
        isFirst && 'photo-tile--cover',
        !isShown && 'photo-tile--hidden',
        isDragged && 'is-dragged',
      )}
      onDragStart={take}
      onDragEnd={() => onDrag(false)}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        onDragOver()
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
    >
      <div className="photo-tile__picture" draggable>
        <StoredImage
          imageUrl={photo.imageUrl}
          sizes="(max-width: 767.98px) 112px, 360px"
          width={800}
          alt=""
          draggable={false}
        />
        {isFirst && <span className="badge photo-tile__cover">Cover</span>}
        {!isShown && <span className="badge badge--off">Not shown</span>}
        <span className="photo-tile__grip" aria-hidden="true">
          <GripVertical className="icon" />
        </span>
      </div>
      <Field label="What can be seen?">
        <Textarea
          rows={2}
          maxLength={CAPTION_LENGTH}
          value={photo.caption}
          onChange={({ target }) => onCaption(target.value)}
        />
      </Field>
      <div className="photo-tile__actions">
        <IconButton
          label={`Move photo ${number} earlier`}
          data-move={`earlier ${photo.id}`}
          aria-disabled={isFirst}
          onClick={() => !isFirst && onMove(number - 2)}
        >
          <ArrowLeft className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Move photo ${number} later`}
          data-move={`later ${photo.id}`}
          aria-disabled={isLast}
          onClick={() => !isLast && onMove(number)}
        >
          <ArrowRight className="icon" aria-hidden="true" />
        </IconButton>
        {!isFirst && (
          <Button
            variant="quiet"
            size="sm"
            data-move={`cover ${photo.id}`}
            onClick={() => onMove(0)}
          >
            Make cover
          </Button>
        )}
        <IconButton
          className="photo-tile__remove"
          label={`Remove photo ${number}`}
          onClick={onRemove}
        >
          <Trash2 className="icon" aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}
