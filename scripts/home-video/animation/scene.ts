const SVG = 'http://www.w3.org/2000/svg'

/** A layer of the drawing; a missing one is an error. */
export function layer(id: string): SVGGraphicsElement {
  const found = document.getElementById(id)
  if (!(found instanceof SVGGraphicsElement)) throw new Error(`The drawing has no layer "${id}".`)
  return found
}

export const parts = (id: string): SVGGraphicsElement[] =>
  [...layer(id).children].filter((child) => child instanceof SVGGraphicsElement)

export function create(name: 'path' | 'g' | 'ellipse', parent: Element, fill?: string): SVGElement {
  const made = document.createElementNS(SVG, name)
  if (fill) made.setAttribute('fill', fill)
  parent.append(made)
  return made
}

const own = new WeakMap<Element, string>()

/** Moves an element on top of the place it already has in the picture. */
export function move(element: Element, transform: string): void {
  const base = own.get(element) ?? element.getAttribute('transform') ?? ''
  own.set(element, base)
  element.setAttribute('transform', `${transform} ${base}`)
}

/** The middle of an element as it was drawn, before anything moved. */
export function middle(element: SVGGraphicsElement): { x: number; y: number } {
  const { x, y, width, height } = element.getBBox()
  return { x: x + width / 2, y: y + height / 2 }
}
