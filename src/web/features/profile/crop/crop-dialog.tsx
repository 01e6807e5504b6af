import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx'
import { Field, Input } from '#web/components/ui/form/field.tsx'
import { areaOf, MAX_ZOOM, movedBy, type Size, START } from './crop-area.ts'
import { cutPhoto } from './cut-photo.ts'

export interface CropDialogProps {
  file: File
  size: Size
  url: string
  returnTo: RefObject<HTMLElement | null>
  onDone: (photo: Blob) => void
  onCancel: () => void
}

const STEP = 0.05
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
}

/** The part of a photo that is shown: dragged, or moved by the arrow keys. */
export function CropDialog({ file, size, url, returnTo, onDone, onCancel }: CropDialogProps) {
  const [view, setView] = useState(START)
  const [isCutting, setIsCutting] = useState(false)
  const from = useRef<{ x: number; y: number } | null>(null)
  const area = areaOf(size, view)

  const move = (shares: { x: number; y: number }) => setView((now) => movedBy(size, now, shares))
  const drag = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    if (!from.current) return
    const { clientWidth, clientHeight } = currentTarget
    move({
      x: (clientX - from.current.x) / clientWidth,
      y: (clientY - from.current.y) / clientHeight,
    })
    from.current = { x: clientX, y: clientY }
  }
  const press = (event: KeyboardEvent) => {
    const shares = ARROWS[event.key]
    if (!shares) return
    event.preventDefault()
    move(shares)
  }
  const cut = async () => {
    setIsCutting(true)
    onDone(await cutPhoto(file, area).catch(() => file))
  }

  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title="Choose what to show"
      description="Drag the photo, or move it with the arrow keys."
      returnTo={returnTo}
      confirm
    >
      <button
        type="button"
        className="crop__frame"
        aria-label="Move the photo with the arrow keys"
        onKeyDown={press}
        onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
          currentTarget.setPointerCapture(pointerId)
          from.current = { x: clientX, y: clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          from.current = null
        }}
        onPointerCancel={() => {
          from.current = null
        }}
      >
        <img
          src={url}
          alt=""
          draggable={false}
          style={{
            width: `${(size.width / area.width) * 100}%`,
            height: `${(size.height / area.height) * 100}%`,
            left: `${(-area.left / area.width) * 100}%`,
            top: `${(-area.top / area.height) * 100}%`,
          }}
        />
      </button>
      <Field label="Closer">
        <Input
          className="crop__zoom"
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={view.zoom}
          onChange={({ target }) => setView((now) => ({ ...now, zoom: Number(target.value) }))}
        />
      </Field>
      <DialogActions>
        <Button variant="quiet" disabled={isCutting} onClick={() => onDone(file)}>
          Use the whole photo
        </Button>
        <Button pending={isCutting} onClick={() => void cut()}>
          Use this part
        </Button>
      </DialogActions>
    </Dialog>
  )
}
