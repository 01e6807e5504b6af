import { swing } from './cycle.ts'
import { layer, middle, move, parts } from './scene.ts'

const boats = [
  { id: 'yacht-1', travel: 34 },
  { id: 'yacht-2', travel: 16 },
  { id: 'yacht-3', travel: -14 },
  { id: 'trawler', travel: -26 },
] as const

/** Water, what glitters on it and what sails on it. */
export function bay(): (t: number) => void {
  const fleet = boats.map(({ id, travel }) => {
    const element = layer(id)
    const { x, y } = middle(element)
    const { height } = element.getBBox()
    return { element, travel, x, waterline: y + height / 2 }
  })
  return (t) => {
    parts('sea-mid').forEach((wave, i) => {
      move(wave, `translate(${24 * swing(t, 1, i * 0.3)} ${3 * swing(t, 2, i * 0.4)})`)
    })
    parts('sea-near').forEach((wave, i) => {
      move(wave, `translate(${-30 * swing(t, 1, i * 0.25)} ${5 * swing(t, 2, 0.2 + i * 0.2)})`)
    })
    parts('glints').forEach((glint, i) => {
      move(glint, `translate(${10 * swing(t, 1, i / 3)} 0)`)
      glint.setAttribute('opacity', String(0.72 + 0.28 * swing(t, 3, i / 3)))
    })
    parts('sun-path').forEach((glint, i) => {
      move(glint, `translate(${12 * swing(t, 2, i / 3)} 0)`)
      glint.setAttribute('opacity', String(0.62 + 0.38 * swing(t, 4, i / 3)))
    })
    fleet.forEach(({ element, travel, x, waterline }, i) => {
      const heel = `rotate(${1.8 * swing(t, 2, i * 0.27)} ${x} ${waterline})`
      move(
        element,
        `translate(${travel * swing(t, 1, i * 0.2)} ${2.4 * swing(t, 3, i * 0.3)}) ${heel}`,
      )
    })
    move(layer('kite-surfer'), `translate(${46 * swing(t, 1)} ${3 * swing(t, 3)})`)
    move(layer('surf'), `translate(${16 * swing(t, 1, 0.1)} ${-10 * swing(t, 2)})`)
    move(layer('beach'), `translate(${8 * swing(t, 1)} ${-3 * swing(t, 2, -0.08)})`)
  }
}
