import { type ComponentType, type ReactNode, type RefObject, useState } from 'react'
import type { CropDialogProps } from './crop-dialog.tsx'

interface Chosen extends Pick<CropDialogProps, 'file' | 'size' | 'url'> {
  Dialog: ComponentType<CropDialogProps>
}

/** Asks which part of a photo is shown. Its code is loaded once a photo is chosen. */
export function useCrop(
  returnTo: RefObject<HTMLElement | null>,
  onDone: (photo: Blob) => void,
): { crop: (file: File) => Promise<void>; dialog: ReactNode } {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.url)
    setChosen(null)
  }
  const crop = async (file: File) => {
    const ready = await prepare(file)
    if (ready) setChosen(ready)
    else onDone(file)
  }
  return {
    crop,
    dialog: chosen && (
      <chosen.Dialog
        {...chosen}
        returnTo={returnTo}
        onCancel={close}
        onDone={(photo) => {
          close()
          onDone(photo)
        }}
      />
    ),
  }
}

/** Null for what moves, what this browser cannot read, and where the code does not load: that is taken as it is. */
async function prepare(file: File): Promise<Chosen | null> {
  if (file.type === 'image/gif') return null
  try {
    const [photo, { CropDialog }] = await Promise.all([
      createImageBitmap(file),
      import('./crop-dialog.tsx'),
    ])
    const { width, height } = photo
    photo.close()
    return { file, size: { width, height }, url: URL.createObjectURL(file), Dialog: CropDialog }
  } catch {
    return null
  }
}
