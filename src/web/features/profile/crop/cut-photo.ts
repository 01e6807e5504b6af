import type { Area } from './crop-area.ts'

const QUALITY = 0.92

/** The chosen part as a photo of its own; the whole one where this browser cannot cut it. */
export async function cutPhoto(file: File, { left, top, width, height }: Area): Promise<Blob> {
  const photo = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  const { width: w, height: h } = canvas
  canvas.getContext('2d')?.drawImage(photo, left, top, width, height, 0, 0, w, h)
  photo.close()
  // A drawing with transparent parts stays one.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
  const part = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  return part ?? file
}
