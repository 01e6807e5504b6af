import type { CSSProperties, ReactNode } from 'react'
import type { SheetPoint } from '#shared/places/cape-sheet.ts'
import sheet from './cape-sheet.svg?url'
import type { Frame, MapView } from './map-view.ts'

/** Numbers for the style sheet, which knows the size of the box: see cape-map.css. */
const styleOf = (numbers: CSSProperties) => numbers

const rounded = (value: number) => Math.round(value * 100) / 100

/** Positions an element at a point of the map. */
export const atPoint = ({ x, y }: SheetPoint) => styleOf({ '--x': rounded(x), '--y': rounded(y) })

/** The style sheet fits the frame into the box, so that it works without script. */
const planeStyle = (view: Frame | MapView) =>
  styleOf(
    'k' in view
      ? { '--cx': rounded(view.x), '--cy': rounded(view.y), '--k': `${rounded(view.k)}px` }
      : {
          '--cx': rounded(view.x),
          '--cy': rounded(view.y),
          '--w': rounded(view.width),
          '--h': rounded(view.height),
        },
  )

/** The drawn map, scaled and moved to the view. */
export function CapeSheet({ view, children }: { view: Frame | MapView; children?: ReactNode }) {
  return (
    <div className="cape-sheet__plane" style={planeStyle(view)}>
      <img
        className="cape-sheet__image"
        src={sheet}
        width="888"
        height="1090"
        alt=""
        loading="lazy"
        draggable={false}
      />
      {children}
    </div>
  )
}
