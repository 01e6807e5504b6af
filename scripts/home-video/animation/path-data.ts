/** One step of a path in absolute points: M, L, Q and C with x, y pairs, or Z without any. */
export interface Segment {
  type: 'M' | 'L' | 'Q' | 'C' | 'Z'
  points: number[]
}

const numbersPerStep: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, Z: 0 }

/** Reads path data into absolute points, so that each can be moved by itself. */
export function readPath(d: string): Segment[] {
  const segments: Segment[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]

  const add = (command: string, values: readonly number[]): void => {
    const type = command.toUpperCase()
    const relative = command !== type
    const points =
      type === 'H'
        ? [(relative ? x : 0) + (values[0] ?? 0), y]
        : type === 'V'
          ? [x, (relative ? y : 0) + (values[0] ?? 0)]
          : values.map((value, i) => (relative ? (i % 2 ? y : x) : 0) + value)
    ;[x, y] = type === 'Z' ? [startX, startY] : [points.at(-2) ?? x, points.at(-1) ?? y]
    if (type === 'M') [startX, startY] = [x, y]
    segments.push({ type: type === 'H' || type === 'V' ? 'L' : (type as Segment['type']), points })
  }

  for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const size = numbersPerStep[command.toUpperCase()]
    if (size === undefined) throw new Error(`This path has a command we do not bend: ${command}`)
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (size === 0) add(command, [])
    // Numbers after the first pair of a move are lines.
    const repeated = command === 'M' ? 'L' : command === 'm' ? 'l' : command
    for (let i = 0; size > 0 && i < values.length; i += size) {
      add(i === 0 ? command : repeated, values.slice(i, i + size))
    }
  }
  return segments
}
