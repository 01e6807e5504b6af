import { swing } from './cycle.ts'
import { layer, middle, move } from './scene.ts'

/** The cableway: upper station, sag, lower station. */
const cable = { top: [1380, 405], sag: [1300, 521], foot: [1240, 652] } as const
const CAR_DRAWN_AT = [1311, 512] as const
const HANGER = 16

const along = (u: number, axis: 0 | 1): number =>
  (1 - u) ** 2 * cable.top[axis] + 2 * u * (1 - u) * cable.sag[axis] + u ** 2 * cable.foot[axis]

/** Two cars that pass each other halfway, and a wheel that turns. */
export function city(): (t: number) => void {
  const up = layer('cable-car')
  const down = up.cloneNode(true) as SVGGraphicsElement
  down.removeAttribute('id')
  up.after(down)
  const wheel = layer('wheel')
  const hub = middle(wheel)
  const wheelBase = wheel.getAttribute('transform') ?? ''
  const hang = (car: Element, u: number) =>
    move(
      car,
      `translate(${along(u, 0) - CAR_DRAWN_AT[0]} ${along(u, 1) - CAR_DRAWN_AT[1] + HANGER})`,
    )
  return (t) => {
    const u = 0.06 + 0.86 * ((1 + swing(t, 1, -0.25)) / 2)
    hang(up, u)
    hang(down, 0.98 - u)
    // Eight spokes: a quarter turn brings the wheel back to itself.
    wheel.setAttribute('transform', `${wheelBase} rotate(${t * 90} ${hub.x} ${hub.y})`)
  }
}
