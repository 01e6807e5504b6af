import { drawPoster, escapeXml, type PosterParts, posterLines } from './poster-layout.ts'

interface PosterFile extends PosterParts {
  /** The two fonts as data URLs: a file at a print shop cannot load them from us. */
  fonts: { display: string; text: string }
}

/** The poster as one self-contained SVG document. */
export function makePoster({ fonts, ...parts }: PosterFile): string {
  const lines = posterLines(parts).map(
    ({ text, x, y, size, face, colour, weight }) =>
      `<text class="${face}" x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}">${escapeXml(text)}</text>`,
  )
  return drawPoster(parts, `${faces(fonts)}\n${lines.join('\n')}`)
}

const faces = (fonts: PosterFile['fonts']) => `<style>
@font-face{font-family:"Poster Display";src:url(${fonts.display}) format("woff2");font-weight:400 700}
@font-face{font-family:"Poster Text";src:url(${fonts.text}) format("woff2");font-weight:400 700}
text{font-family:"Poster Text",sans-serif;text-anchor:middle}
.display{font-family:"Poster Display",Rockwell,Georgia,serif;letter-spacing:-.02em}
</style>`
