import path from 'node:path'

/** A file of its own in the build: see vite.config.ts. */
export interface WorkerFile {
  /** The source folder that contains it. */
  folder: string
  name: string
}

/** In the source folder during development; in the built site beside its main file. */
export function workerFile({ folder, name }: WorkerFile): string {
  return import.meta.filename.endsWith('.ts')
    ? path.join(folder, `${name}.ts`)
    : path.join(import.meta.dirname.replace(/[\\/]assets$/, ''), `${name}.js`)
}
