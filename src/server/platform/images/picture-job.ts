import type { SceneName } from '#demo/pictures/scenes.ts'
import type { EncodedImage } from './image-encoder.ts'

/** What the picture process can do: take in a photo, or draw a demo picture. */
export type PictureJob =
  | { kind: 'encode'; bytes: Uint8Array }
  | { kind: 'draw'; scene: SceneName; seed: string }

export interface PictureRequest {
  id: number
  job: PictureJob
}

export type PictureAnswer = { id: number } & (
  | { image: EncodedImage }
  /** A sentence for the person who sent it. */
  | { refusal: string }
  | { failure: string }
)
