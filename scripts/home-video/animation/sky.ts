import { swing } from './cycle.ts'
import { layer, middle, move, parts } from './scene.ts'

/** Clouds that drift and gulls that glide and beat their wings. */
export function sky(): (t: number) => void {
  const gulls = parts('gulls').map((element) => ({ element, ...middle(element) }))
  return (t) => {
    move(layer('clouds-far'), `translate(${22 * swing(t, 1)} 0)`)
    move(layer('clouds-near'), `translate(${-30 * swing(t, 1, 0.1)} 0)`)
    gulls.forEach(({ element, x, y }, i) => {
      const side = i % 2 ? 1 : -1
      const glide = `translate(${side * 34 * swing(t, 1, i * 0.17)} ${11 * swing(t, 2, i * 0.23)})`
      const beat = 1 + 0.34 * swing(t, 5 + (i % 3), i * 0.3)
      move(element, `${glide} translate(${x} ${y}) scale(1 ${beat}) translate(${-x} ${-y})`)
    })
  }
}
