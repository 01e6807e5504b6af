import { swing } from './cycle.ts'
import { readPath, type Segment } from './path-data.ts'
import { create, layer } from './scene.ts'

const ROOT_LINE = 1090
const TALLEST = 290

/** How far the wind pushes a point: nothing at the root, most at the tips, each leaf in its own time. */
function wind(x: number, y: number, t: number): [dx: number, dy: number] {
  const height = Math.max(0, Math.min(1, (ROOT_LINE - y) / TALLEST))
  const reach = height ** 1.4
  const gust = swing(t, 2, -x / 1400 - y / 2600)
  const swell = 0.55 + 0.45 * swing(t, 1, x / 1900)
  const flutter = swing(t, 5, x / 74 + y / 118)
  const shiver = swing(t, 7, x / 52 - y / 90)
  return [
    reach * (11 * gust * swell + 3.2 * flutter),
    reach * (2.2 * shiver - 1.6 * Math.abs(gust)),
  ]
}

interface Leaf {
  element: SVGElement
  segments: Segment[]
}

interface Knob {
  element: SVGElement
  x: number
  y: number
}

/** Lifts every path of a plant out of its groups into the picture's own space, ready to be bent. */
function flatten(id: string): { leaves: Leaf[]; knobs: Knob[] } {
  const plant = layer(id)
  const shapes = [...plant.querySelectorAll<SVGGeometryElement>('path, ellipse')]
  const toRoot = shapes.map((shape) => shape.getCTM() ?? new DOMMatrix())
  const styles = shapes.map((shape) => getComputedStyle(shape))
  const flat = document.createDocumentFragment()
  const leaves: Leaf[] = []
  const knobs: Knob[] = []
  shapes.forEach((shape, i) => {
    const matrix = toRoot[i] ?? new DOMMatrix()
    const style = styles[i]
    const scale = Math.hypot(matrix.a, matrix.b)
    const point = (x: number, y: number) => new DOMPoint(x, y).matrixTransform(matrix)
    const holder = document.createElementNS('http://www.w3.org/2000/svg', 'g')
    flat.append(holder)
    const element = create(shape instanceof SVGPathElement ? 'path' : 'ellipse', holder)
    for (const name of ['fill', 'stroke', 'opacity', 'stroke-linecap', 'stroke-linejoin']) {
      element.setAttribute(name, style?.getPropertyValue(name) ?? '')
    }
    element.setAttribute('stroke-width', String(parseFloat(style?.strokeWidth ?? '0') * scale))
    if (shape instanceof SVGPathElement) {
      const segments = readPath(shape.getAttribute('d') ?? '').map(({ type, points }) => ({
        type,
        points: points.flatMap((value, at) => {
          if (at % 2) return []
          const { x, y } = point(value, points[at + 1] ?? 0)
          return [x, y]
        }),
      }))
      leaves.push({ element, segments })
    } else if (shape instanceof SVGEllipseElement) {
      const { x, y } = point(shape.cx.baseVal.value, shape.cy.baseVal.value)
      element.setAttribute('rx', String(shape.rx.baseVal.value * scale))
      element.setAttribute('ry', String(shape.ry.baseVal.value * scale))
      knobs.push({ element, x, y })
    }
  })
  plant.removeAttribute('transform')
  plant.replaceChildren(flat)
  return { leaves, knobs }
}

const bend = ({ type, points }: Segment, t: number): string => {
  const bent: string[] = []
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0]
    const [dx, dy] = wind(x, y, t)
    bent.push(`${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`)
  }
  return `${type}${bent.join(' ')}`
}

/** Plants that bend leaf by leaf, because every point of every leaf stands in the wind by itself. */
export function plants(...ids: readonly string[]): (t: number) => void {
  const flattened = ids.map(flatten)
  return (t) => {
    for (const { leaves, knobs } of flattened) {
      for (const { element, segments } of leaves) {
        element.setAttribute('d', segments.map((segment) => bend(segment, t)).join(''))
      }
      for (const { element, x, y } of knobs) {
        const [dx, dy] = wind(x, y, t)
        element.setAttribute('cx', String(x + dx))
        element.setAttribute('cy', String(y + dy))
      }
    }
  }
}
