interface Picture {
  jpeg: Buffer
  width: number
  height: number
}

/**
 * A PDF of one page that one picture fills. A PDF may hold a JPEG as it is, so this is five objects
 * and a table of where they begin: less than a library for text, fonts and forms brings along.
 */
export function pdfOfPicture(picture: Picture, page: { width: number; height: number }): Buffer {
  const [width, height] = [page.width.toFixed(2), page.height.toFixed(2)]
  const place = Buffer.from(`q ${width} 0 0 ${height} 0 0 cm /Picture Do Q`)
  const objects = [
    object('<< /Type /Catalog /Pages 2 0 R >>'),
    object('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /XObject << /Picture 5 0 R >> >> >>`,
    ),
    object(`<< /Length ${place.length} >>`, place),
    object(
      `<< /Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.jpeg.length} >>`,
      picture.jpeg,
    ),
  ].map((body, index) =>
    Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]),
  )

  const header = Buffer.from('%PDF-1.4\n')
  let end = header.length
  const starts = objects.map(({ length }) => {
    end += length
    return end - length
  })
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`
  return Buffer.concat([header, ...objects, Buffer.from(table + trailer)])
}

function object(dictionary: string, stream?: Buffer): Buffer {
  if (!stream) return Buffer.from(dictionary)
  return Buffer.concat([Buffer.from(`${dictionary}\nstream\n`), stream, Buffer.from('\nendstream')])
}
