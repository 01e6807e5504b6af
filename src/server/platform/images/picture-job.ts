import type { EncodedImage } from './image-encoder.ts'

/** What the picture process can do: take in a photo, or a drawing of our own. */
export type PictureJob =
  | { kind: 'encode'; bytes: Uint8Array }
  | { kind: 'draw'; svg: string; drawnWidth: number }

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
