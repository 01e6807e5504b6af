import { ImageUp, Trash2 } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { ApiError } from '#shared/api-error.ts'
import type { Profile } from '#shared/schemas/profile.ts'
import { BusinessImage } from '#web/components/business-image.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { FieldError } from '#web/components/ui/form/field.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { ACCEPTED_PHOTOS } from './accepted-photos.ts'
import { useCrop } from './crop/use-crop.tsx'
import { profileFormOf } from './profile-form.ts'
import { useSaveProfile } from './save-profile.mutation.ts'
import { useUploadImage } from './upload-image.mutation.ts'
import { usePreview } from './use-preview.ts'

interface ImagePanelProps {
  profile: Profile | null
  waitingImageUrl: string | null
  onWaiting: (imageUrl: string | null) => void
}

export function ImagePanel({ profile, waitingImageUrl, onWaiting }: ImagePanelProps) {
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const preview = usePreview()
  const upload = useUploadImage()
  const errorId = `${hintId}-error`
  const error = upload.error instanceof ApiError ? upload.error.detail : undefined
  const save = useSaveProfile()
  const imageUrl = waitingImageUrl ?? profile?.imageUrl ?? null
  const isBusy = upload.isPending || save.isPending

  /** The saved profile with another image: unsaved input in the form stays. */
  const show = (next: string | null) => {
    if (!profile) {
      onWaiting(next)
      preview.clear()
      return
    }
    const { industry, area } = profile
    save.mutate(
      { ...profileFormOf(profile), industry, area, imageUrl: next },
      { onSettled: preview.clear },
    )
  }
  const send = (photo: Blob) => {
    preview.show(photo)
    upload.mutate(photo, {
      onSuccess: (answer) => show(answer.imageUrl),
      onError: preview.clear,
    })
  }
  const { crop, dialog } = useCrop(input, send)
  const choose = (file: File | undefined) => {
    if (!file || isBusy) return
    void crop(file)
    // So that the same file can be chosen again.
    if (input.current) input.current.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    choose(event.dataTransfer.files[0])
  }

  return (
    <Panel title="Business image" help="your-picture" level="h3" className="image-panel">
      <div className="category-print__picture">
        {preview.url ? (
          <img src={preview.url} alt="The one you chose" />
        ) : (
          <BusinessImage
            business={{
              id: profile?.id ?? 'new',
              businessName: profile?.businessName ?? 'Your business',
              imageUrl,
            }}
            sizes="(max-width: 959.98px) 100vw, 400px"
            eager
          />
        )}
      </div>
      <label
        className={classNames('drop-zone', isOver && 'is-over')}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <span className="drop-zone__choose">
          <ImageUp className="icon" aria-hidden="true" />
          <span className="drop-zone__drop">Drop a picture or browse</span>
          <span className="drop-zone__tap">Choose a photo</span>
        </span>
        <span id={hintId} className="text-tiny muted">
          Recommended 800x800px, max 5MB
        </span>
        <input
          ref={input}
          className="sr-only"
          type="file"
          accept={ACCEPTED_PHOTOS}
          aria-describedby={classNames(error && errorId, hintId)}
          aria-invalid={error ? true : undefined}
          // Not disabled: the focus comes back here from the dialog.
          aria-disabled={isBusy}
          onClick={(event) => isBusy && event.preventDefault()}
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </label>
      {dialog}
      {upload.isPending && <UploadProgress share={upload.progress} />}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {waitingImageUrl && (
        <p className="field__hint">It appears on your listing with your first save.</p>
      )}
      {imageUrl && (
        <Button variant="danger-quiet" size="sm" pending={isBusy} onClick={() => show(null)}>
          <Trash2 className="icon" aria-hidden="true" />
          Remove picture
        </Button>
      )}
    </Panel>
  )
}

function UploadProgress({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div className="upload-progress" role="status">
      <progress value={percent} max={100} aria-label="Upload" />
      <span className="text-tiny muted">
        {percent < 100 ? `${percent}% sent` : 'Making it ready...'}
      </span>
    </div>
  )
}
