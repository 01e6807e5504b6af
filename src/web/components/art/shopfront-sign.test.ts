import { describe, expect, it } from 'vitest'
import { COLOURWAYS, colourwayOf, signFor } from './shopfront-sign.ts'

describe('signFor', () => {
  it.each([
    ['Rondebosch Hair', 22],
    ['Salt River Cycle', 19],
    ['Rondebosch Hair Co', 19],
    ['Strand Street Barbe', 17],
    ['Strand Street Barber', 17],
  ])('paints %s at %i px', (name, size) => {
    expect(signFor(name)).toEqual({ text: name, size })
  })

  it('squeezes the longest names that are still painted in full', () => {
    expect(signFor('Woodstock Coffee Roaster')).toMatchObject({
      text: 'Woodstock Coffee Roaster',
      size: 17,
      width: expect.any(Number),
    })
  })

  it('paints initials over 24 characters, without small words', () => {
    expect(signFor('Mitchells Plain Motors Co')).toEqual({ text: 'MPMC', size: 22 })
    expect(signFor('The Old Biscuit Mill & Saturday Market').text).toBe('OBMS')
    expect(signFor('Élan ’n Styl Haarsalon Durbanville').text).toBe('ÉNSH')
    expect(signFor('Supercalifragilisticexpialidocious').text).toBe('S')
  })

  it('counts characters as people do, and ignores stray spaces', () => {
    expect(signFor('  Crown   & Coil ').text).toBe('Crown & Coil')
    expect(signFor('🌊'.repeat(15)).size).toBe(22)
  })
})

describe('colourwayOf', () => {
  it('is stable for an id and uses every colour', () => {
    expect(colourwayOf(7)).toBe(colourwayOf('7'))
    const seen = new Set(Array.from({ length: 60 }, (_, index) => colourwayOf(`business-${index}`)))
    expect([...seen].sort()).toEqual([...COLOURWAYS].sort())
  })
})
