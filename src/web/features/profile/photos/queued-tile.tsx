import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { FieldError } from '#web/components/ui/form/field.tsx'
import type { QueuedPhoto } from './use-photo-queue.ts'

interface QueuedTileProps {
  photo: QueuedPhoto
  onRetry: () => void
  onDrop: () => void
}

/** A chosen photo on its way, or what stopped it. */
export function QueuedTile({ photo, onRetry, onDrop }: QueuedTileProps) {
  const [isUnseen, setIsUnseen] = useState(false)
  const { file, state, share, error } = photo
  const percent = Math.round(share * 100)
  return (
    <li className="photo-tile photo-tile--queued">
      <div className="photo-tile__picture">
        {isUnseen ? (
          <ImageOff className="icon" aria-hidden="true" />
        ) : (
          <img src={photo.previewUrl} alt="" onError={() => setIsUnseen(true)} />
        )}
      </div>
      <div className="photo-tile__progress">
        <p className="photo-tile__name">{file.name}</p>
        {state === 'failed' ? (
          <>
            <div role="alert">
              <FieldError>{error}</FieldError>
            </div>
            <div className="photo-tile__actions">
              <Button variant="line" size="sm" onClick={onRetry}>
                Try again
              </Button>
              <Button variant="quiet" size="sm" onClick={onDrop}>
                Leave it out
              </Button>
            </div>
          </>
        ) : (
          <div className="upload-progress">
            <progress value={percent} max={100} aria-label={`Upload of ${file.name}`} />
            <span className="text-tiny muted">{progressText(photo, percent)}</span>
            {percent < 100 && (
              <div className="photo-tile__actions">
                <Button variant="quiet" size="sm" onClick={onDrop}>
                  Stop
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

function progressText({ state }: QueuedPhoto, percent: number): string {
  if (state === 'waiting') return 'Waiting for its turn'
  return percent < 100 ? `${percent}% sent` : 'Making it ready...'
}
