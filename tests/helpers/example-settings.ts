import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** `.env.example` after somebody has removed the # before every setting. */
export const exampleSettings = () =>
  parseEnv(readFileSync('.env.example', 'utf8').replaceAll(/^#(?=[A-Z][A-Z0-9_]*=)/gm, ''))
