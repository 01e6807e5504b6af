import { join } from 'node:path'
import { maxBytes, timeline } from './timeline.ts'
import { ffmpeg } from './tools.ts'

/** Without these tags a player may guess another matrix, and the video's sky leaves the page's. */
const colour = [
  ['-vf', 'scale=in_range=full:out_range=tv:out_color_matrix=bt709,format=yuv420p'],
  ['-color_primaries', 'bt709'],
  ['-color_trc', 'bt709'],
  ['-colorspace', 'bt709'],
  ['-color_range', 'tv'],
].flat()

interface Codec {
  options: readonly string[]
  /** The share of the allowed size to aim at; what is left is for the container and for misses. */
  aim: number
}

const h264: Codec = {
  options: [
    ['-c:v', 'libx264'],
    ['-preset', 'veryslow'],
    ['-tune', 'animation'],
    ['-profile:v', 'high'],
    ['-movflags', '+faststart'],
  ].flat(),
  aim: 0.96,
}

/** libaom and not SVT-AV1: as root the latter takes real-time priority and starves the machine. */
const av1: Codec = {
  options: [
    ['-c:v', 'libaom-av1'],
    ['-cpu-used', '6'],
    ['-row-mt', '1'],
    ['-tiles', '2x1'],
    ['-g', String(timeline.framesPerSecond * timeline.seconds)],
  ].flat(),
  aim: 0.8,
}

/** Two passes, so that the bytes are spent where the picture moves. */
function encode(folder: string, { options, aim }: Codec, target: string): void {
  const kilobits = Math.floor((maxBytes * aim * 8) / timeline.seconds / 1000)
  const common = [
    ['-framerate', String(timeline.framesPerSecond)],
    ['-i', join(folder, '%04d.png')],
    ['-b:v', `${kilobits}k`],
    ['-passlogfile', join(folder, 'pass')],
    ['-an'],
  ].flat()
  ffmpeg([...common, ...colour, ...options, '-pass', '1', '-f', 'null', '/dev/null'])
  ffmpeg([...common, ...colour, ...options, '-pass', '2', target])
}

export const encodeMp4 = (folder: string, target: string) => encode(folder, h264, target)
export const encodeWebm = (folder: string, target: string) => encode(folder, av1, target)
