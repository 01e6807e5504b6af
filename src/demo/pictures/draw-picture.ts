import { type Brush, brushFor } from './kit/brush.ts'
import { atFeet, onCounter } from './kit/details.ts'
import { brights } from './kit/ink.ts'
import { greenery, plant, potted } from './kit/plants.ts'
import { type Landmarks, type Setting, settings } from './kit/settings.ts'
import { type Art, draw, oval, picture, place } from './kit/shape.ts'
import { shopfront } from './kit/shop.ts'
import { type SceneName, scenes } from './scenes.ts'

const anyLandmark: Landmarks = [
  'tableWithCloth',
  'tableBare',
  'lionsHead',
  'apostles',
  'chapmans',
  'muizenberg',
  'harbour',
]

/** Of the drawing; on a page it is as wide as its place. */
export const PICTURE_WIDTH = 480

/** How often a trade that suits a window is shown as a shop instead of up close. */
const SHOP_SHARE = 0.22

/** The plant stands in one lower corner and the joke, if any, in the other. */
function foreground(brush: Brush, setting: Setting, blooms: boolean): Art {
  const plantLeft = brush.chance(0.5)
  const [plantX, jokeX] = plantLeft ? [44, 426] : [438, 56]
  const grown = blooms
    ? greenery(brush.part('plant'))
    : plant(brush.part('plant'), setting.kind === 'counter')
  const pot = brush.pick(brights)
  const rooted =
    setting.kind === 'counter'
      ? place(potted(grown, pot), plantX, setting.ground + 4, 0.86)
      : place(grown, plantX, 362, 1.06)
  if (setting.kind === 'bare' || brush.chance(0.4)) return rooted
  return setting.kind === 'counter'
    ? draw(place(onCounter(brush), jokeX, setting.ground + 6, 0.86), rooted)
    : draw(place(atFeet(brush), jokeX, setting.ground + 16, 0.74), rooted)
}

/**
 * Draws the picture of a business: 480 by 360, the same for the same scene and seed, and
 * different in sky, light, landmark, subject and foreground for another seed.
 */
export function drawPicture(scene: SceneName, seed: string): string {
  const brush = brushFor(`${scene}/${seed}`)
  const {
    settings: places,
    landmarks = anyLandmark,
    subject,
    shop = false,
    blooms = false,
  } = scenes[scene]
  const asShop = shop && brush.part('shop').chance(SHOP_SHARE)
  const where = asShop ? 'street' : brush.part('setting').pick(places)
  const art = subject(brush.part('subject'), where)
  const setting = settings[where](brush, landmarks)
  const body = asShop
    ? place(shopfront(brush.part('front'), art), 240, setting.ground, 0.96)
    : draw(oval(240, setting.ground, 168, 7, setting.shadow), place(art, 240, setting.ground))
  return picture(
    PICTURE_WIDTH,
    360,
    setting.behind,
    body,
    setting.before,
    foreground(brush.part('foreground'), setting, blooms),
  )
}
