/** Larger than any width in which a picture is shown, also on sharp screens. */
const LONGEST_SIDE = 2400
const QUALITY = 0.85
/** A smaller file is not worth the time. */
const WORTH_BYTES = 1024 * 1024

/** A phone's own format, which our server cannot read. Where a system does not know it, only the name says so. */
const isHeic = (file: Blob) =>
  /^image\/hei[cf]/.test(file.type) || (file instanceof File && /\.hei[cf]$/i.test(file.name))

/** A large photo made smaller before it is sent, upright; as it is where this browser cannot read it. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const mustConvert = isHeic(file)
  if (!mustConvert && (file.size <= WORTH_BYTES || file.type === 'image/gif')) return file
  try {
    const photo = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_SIDE / Math.max(photo.width, photo.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(photo.width * scale)
    canvas.height = Math.round(photo.height * scale)
    canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height)
    photo.close()
    const small = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    )
    return small && (mustConvert || small.size < file.size) ? small : file
  } catch {
    return file
  }
}
