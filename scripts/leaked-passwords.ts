import { copyFileSync, writeFileSync } from 'node:fs'
import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * Writes the leaked passwords that are long enough to be chosen here, with their licence, after an update of the package:
 *
 *   node scripts/leaked-passwords.ts
 *
 * A file of text, because unpacking the package's own form at each start takes ten times as long and 20 MB.
 */
const FOLDER = 'src/server/features/accounts/passwords'
const SHORTEST = 8

const leaked = dictionary['passwords-common'].filter((password) => password.length >= SHORTEST)
writeFileSync(`${FOLDER}/leaked-passwords.txt`, `${leaked.join('\n')}\n`)
copyFileSync(
  'node_modules/@zxcvbn-ts/language-common/LICENSE.txt',
  `${FOLDER}/leaked-passwords.licence.txt`,
)
