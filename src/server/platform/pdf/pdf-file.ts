/** A PDF object: a dictionary, and a stream if it has one. */
export function pdfObject(dictionary: string, stream?: Buffer): Buffer {
  if (!stream) return Buffer.from(dictionary)
  return Buffer.concat([Buffer.from(`${dictionary}\nstream\n`), stream, Buffer.from('\nendstream')])
}

/** A PDF file: objects numbered from 1, the catalogue first, with the cross-reference table. */
export function pdfFile(bodies: readonly Buffer[]): Buffer {
  const objects = bodies.map((body, index) =>
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
