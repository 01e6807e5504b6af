import type { CSSProperties, ReactNode } from 'react'
import type { SheetPoint } from '#shared/places/cape-sheet.ts'
import sheet from './cape-sheet.svg?url'
import type { Frame, MapView } from './map-view.ts'

/** Numbers for the style sheet, which knows the size of the box: see cape-map.css. */
const styleOf = (numbers: CSSProperties) => numbers

const rounded = (value: number) => Math.round(value * 100) / 100

/** At a point of the sheet, wherever that is on the screen. */
export const atPoint = ({ x, y }: SheetPoint) => styleOf({ '--x': rounded(x), '--y': rounded(y) })

/** A frame is fitted into the box by the style sheet, so that it needs no script. */
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

/** The drawn Cape, scaled and shifted to what is looked at. */
export function CapeSheet({ view, children }: { view: Frame | MapView; children?: ReactNode }) {
  return (
    <div className="capesheet__plane" style={planeStyle(view)}>
      <img
        className="capesheet__img"
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
