import { Refusal } from '#server/platform/errors.ts'
import { encodeDrawing } from './encode-drawing.ts'
import { type EncodedImage, encodeImage } from './image-encoder.ts'
import type { PictureAnswer, PictureJob, PictureRequest } from './picture-job.ts'

// The process that pictures are made in: started by picture-process.ts, and gone with it.

const carryOut = (job: PictureJob): Promise<EncodedImage> =>
  job.kind === 'encode'
    ? encodeImage(Buffer.from(job.bytes))
    : encodeDrawing(job.svg, job.drawnWidth)

async function answer({ id, job }: PictureRequest): Promise<PictureAnswer> {
  try {
    return { id, image: await carryOut(job) }
  } catch (error) {
    return error instanceof Refusal
      ? { id, refusal: error.message }
      : { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.on('message', (request: PictureRequest) => {
  void answer(request).then((made) => process.send?.(made))
})
process.on('disconnect', () => process.exit())
// A terminal's Ctrl+C reaches us as well; the site decides when we end.
process.on('SIGINT', () => undefined)
