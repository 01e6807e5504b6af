/** The jobs of the image process: encode a photo, or a drawing of our own. */
export type ImageJob = { kind: 'encode'; bytes: Uint8Array } | { kind: 'draw'; svg: string }

export interface JobRequest<Job> {
  id: number
  job: Job
}

export type JobAnswer<Made> = { id: number } & (
  | { made: Made }
  /** The sentence for the uploader. */
  | { refusal: string }
  | { failure: string }
)
