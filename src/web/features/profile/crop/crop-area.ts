export interface Size {
  width: number
  height: number
}

/** What of a photo is chosen: its middle, as shares of the photo, and how much larger than it would fit. */
export interface View {
  x: number
  y: number
  zoom: number
}

export interface Area extends Size {
  left: number
  top: number
}

/** The shape in which the pages show it. */
export const CROP_RATIO = 4 / 3
export const MAX_ZOOM = 4
export const START: View = { x: 0.5, y: 0.5, zoom: 1 }

/** The chosen part in pixels of the photo, never beyond its edges. */
export function areaOf(photo: Size, { x, y, zoom }: View): Area {
  const isWide = photo.width / photo.height > CROP_RATIO
  const width = (isWide ? photo.height * CROP_RATIO : photo.width) / zoom
  const height = width / CROP_RATIO
  return {
    width,
    height,
    left: clamp(x * photo.width - width / 2, photo.width - width),
    top: clamp(y * photo.height - height / 2, photo.height - height),
  }
}

/** The view after the photo was moved by shares of the frame; at an edge it stops. */
export function movedBy(photo: Size, view: View, shares: { x: number; y: number }): View {
  const { left, top, width, height } = areaOf(photo, view)
  const next = areaOf(photo, {
    zoom: view.zoom,
    x: (left + width / 2 - shares.x * width) / photo.width,
    y: (top + height / 2 - shares.y * height) / photo.height,
  })
  return {
    zoom: view.zoom,
    x: (next.left + width / 2) / photo.width,
    y: (next.top + height / 2) / photo.height,
  }
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0))
