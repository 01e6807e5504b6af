import { bay } from './bay.ts'
import { city } from './city.ts'
import { mountainCloud } from './mountain-cloud.ts'
import { plants } from './plants.ts'
import { sky } from './sky.ts'

declare global {
  interface Window {
    /** Sets the whole picture to a moment of the loop, 0 to 1. */
    showMoment?: (t: number) => void
  }
}

const motions = [sky(), mountainCloud(), city(), bay(), plants('fynbos-left', 'fynbos-right')]

window.showMoment = (t) => {
  for (const play of motions) play(t)
}
