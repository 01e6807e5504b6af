import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import manifest from '#package' with { type: 'json' }

/** Written by scripts/lib/build.mjs: a hash of the sources. Read at once, since the files may be replaced later. */
const STAMP = path.join(import.meta.dirname.replace(/[\\/]assets$/, ''), '../.built')

/** What runs here: the release and its build, which is null without one. */
export const RELEASE = {
  version: manifest.version,
  build: existsSync(STAMP) ? readFileSync(STAMP, 'utf8').slice(0, 12) : null,
}

export const describeRelease = ({ version, build }: typeof RELEASE): string =>
  build === null ? version : `${version} (build ${build})`
