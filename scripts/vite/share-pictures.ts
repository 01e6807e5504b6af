import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const ART = fileURLToPath(new URL('../../public/art/', import.meta.url))
const COVER = /^blog-(.+)\.svg$/

/** What WhatsApp, Facebook and X ask of the picture beside a link. */
const SHARE_SIZE = { width: 1200, height: 630 }

/** A picture of ours as a JPEG: the networks that show share cards do not read SVG. */
export function sharePicture(svgFile: string): Promise<Buffer> {
  return sharp(svgFile, { density: 192 })
    .resize({ ...SHARE_SIZE, fit: 'cover' })
    .flatten({ background: '#fcf6ea' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

/** Makes the share pictures of the articles, which never change. The server draws the others. */
export function sharePictures(): Plugin {
  return {
    name: 'share-pictures',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      const emit = async (fileName: string, art: string) =>
        this.emitFile({ type: 'asset', fileName, source: await sharePicture(`${ART}${art}`) })
      for (const art of readdirSync(ART)) {
        const id = COVER.exec(art)?.[1]
        if (id) await emit(`share/blog/${id}.jpg`, art)
      }
    },
  }
}
