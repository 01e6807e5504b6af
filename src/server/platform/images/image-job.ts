/** What the picture process can do: take in a photo, or a drawing of our own. */
export type ImageJob =
  | { kind: 'encode'; bytes: Uint8Array }
  | { kind: 'draw'; svg: string; drawnWidth: number }

export interface JobRequest<Job> {
  id: number
  job: Job
}

export type JobAnswer<Made> = { id: number } & (
  | { made: Made }
  /** A sentence for the person who sent it. */
  | { refusal: string }
  | { failure: string }
)
