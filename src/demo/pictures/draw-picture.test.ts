import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import { palette } from './kit/ink.ts'
import { sceneNames } from './scenes.ts'

const seeds = Array.from({ length: 24 }, (_, i) => `business-${i + 1}`)

describe.each(sceneNames)('the picture of %s', (scene) => {
  const pictures = seeds.map((seed) => drawPicture(scene, seed))

  it('is the same for the same seed', () => {
    expect(drawPicture(scene, 'business-1')).toBe(pictures[0])
  })

  it('is another one for another seed', () => {
    expect(new Set(pictures).size).toBe(seeds.length)
  })

  it('stays under 12 KB', () => {
    for (const picture of pictures) expect(Buffer.byteLength(picture)).toBeLessThan(12 * 1024)
  })

  it('uses inks of the palette only, and neither gradient nor filter', () => {
    for (const picture of pictures) {
      const inks = picture.match(/#[0-9a-f]{6}\b/gi) ?? []
      expect(inks.filter((ink) => !palette.has(ink))).toEqual([])
      expect(picture).not.toMatch(/gradient|filter|NaN|undefined/i)
    }
  })

  it('is well-formed and draws 480 by 360', async () => {
    const [first = ''] = pictures
    const { info } = await sharp(Buffer.from(first)).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 480, height: 360 })
  })
})

it('gives every part of a well-formed document a closing tag', () => {
  for (const scene of sceneNames) {
    for (const seed of seeds) {
      const open: string[] = []
      for (const [, closing, name = '', selfClosing] of drawPicture(scene, seed).matchAll(
        /<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g,
      )) {
        if (closing) expect(open.pop()).toBe(name)
        else if (!selfClosing) open.push(name)
      }
      expect(open).toEqual([])
    }
  }
})
