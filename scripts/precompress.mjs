// Best compression once, at build time, so that no request pays for it.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest|html)$/

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    if (statSync(file).isDirectory()) yield* files(file)
    else yield file
  }
}

for (const file of files(process.argv[2])) {
  if (!COMPRESSIBLE.test(file)) continue
  const content = readFileSync(file)
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  if (brotli.length < content.length) writeFileSync(`${file}.br`, brotli)
  const gzip = gzipSync(content, { level: 9 })
  if (gzip.length < content.length) writeFileSync(`${file}.gz`, gzip)
}
