import { air } from './air.ts'
import { bay } from './bay.ts'
import { city } from './city.ts'
import { pour } from './pour.ts'
import { sway } from './sway.ts'

declare global {
  interface Window {
    /** Sets the whole picture to a moment of the loop, 0 to 1. */
    showMoment?: (t: number) => void
  }
}

const motions = [air(), pour(), city(), bay(), sway('fynbos-left', 'fynbos-right')]

window.showMoment = (t) => {
  for (const play of motions) play(t)
}
