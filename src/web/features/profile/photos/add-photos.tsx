import { Camera, ImagePlus } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { ACCEPTED_PHOTOS } from '#web/features/profile/accepted-photos.ts'

interface AddPhotosProps {
  room: number
  onFiles: (files: readonly File[]) => void
}

/** Where photos are chosen, several at once, or taken. */
export function AddPhotos({ room, onFiles }: AddPhotosProps) {
  const id = useId()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // So that the same file can be chosen again.
    target.value = ''
  }
  return (
    <li className="add-photos">
      <label className="drop-zone">
        <span className="drop-zone__choose">
          <ImagePlus className="icon" aria-hidden="true" />
          <span className="drop-zone__drop">Drop photos or browse</span>
          <span className="drop-zone__tap">Choose photos</span>
        </span>
        <span id={id} className="text-tiny muted">
          Room for {room} more. JPEG, PNG, WebP or AVIF.
        </span>
        <input
          className="sr-only"
          type="file"
          multiple
          accept={ACCEPTED_PHOTOS}
          aria-describedby={id}
          onChange={choose}
        />
      </label>
      <label className="drop-zone add-photos__take">
        <span className="drop-zone__choose">
          <Camera className="icon" aria-hidden="true" />
          Take a photo
        </span>
        <input
          className="sr-only"
          type="file"
          accept={ACCEPTED_PHOTOS}
          capture="environment"
          onChange={choose}
        />
      </label>
    </li>
  )
}
