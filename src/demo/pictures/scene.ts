import type { Brush } from './kit/brush.ts'
import type { Landmarks, SettingName } from './kit/settings.ts'
import type { Art } from './kit/shape.ts'

/** What one kind of business is drawn from. */
export interface Scene {
  settings: readonly [SettingName, ...SettingName[]]
  landmarks?: Landmarks
  /** One subject that says the trade without a letter, standing on the origin, 160 to 230 high. */
  subject: (brush: Brush, where: SettingName) => Art
  /** Whether the subject has flowers of its own; then the foreground stays green. */
  blooms?: boolean
  /** Whether the subject may also be shown small, in the window of a shop. */
  shop?: boolean
}
