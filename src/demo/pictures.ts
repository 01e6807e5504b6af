import path from 'node:path'

const files = import.meta.glob<string>('./pictures/*/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** By the key of the business. Each is drawn 480 by 360 and lies in the folder of its category. */
export const PICTURES: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, svg]) => [path.basename(file, '.svg'), svg]),
)
