import { pdfFile, pdfObject } from '#server/platform/pdf/pdf-file.ts'

interface Picture {
  jpeg: Buffer
  width: number
  height: number
}

/**
 * A PDF with one page that is filled by one picture. A PDF can embed a JPEG unchanged, so this is five
 * objects and a cross-reference table: less code than a PDF library for text, fonts and forms.
 */
export function pdfOfPicture(picture: Picture, page: { width: number; height: number }): Buffer {
  const [width, height] = [page.width.toFixed(2), page.height.toFixed(2)]
  const place = Buffer.from(`q ${width} 0 0 ${height} 0 0 cm /Picture Do Q`)
  return pdfFile([
    pdfObject('<< /Type /Catalog /Pages 2 0 R >>'),
    pdfObject('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    pdfObject(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /XObject << /Picture 5 0 R >> >> >>`,
    ),
    pdfObject(`<< /Length ${place.length} >>`, place),
    pdfObject(
      `<< /Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.jpeg.length} >>`,
      picture.jpeg,
    ),
  ])
}
