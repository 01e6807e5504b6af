/** A file in a form, as a browser sends it: what inject() needs for payload and headers. */
export async function multipart(
  file: { bytes: Buffer; name?: string; type?: string },
  field = 'image',
) {
  const form = new FormData()
  const blob = new Blob([new Uint8Array(file.bytes)], { type: file.type ?? 'image/jpeg' })
  form.append(field, blob, file.name ?? 'photo.jpg')
  const encoded = new Response(form)
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}
