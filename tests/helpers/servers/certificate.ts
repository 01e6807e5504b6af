import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** fullchain.pem and privkey.pem for the host of the examples, signed by itself; returns the certificate. */
export function writeCertificate(folder: string): string {
  const pem = path.join(folder, 'fullchain.pem')
  const key = path.join(folder, 'privkey.pem')
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const name = 'cptrecommends.example'
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-days', '2']
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', pem], {
    stdio: 'pipe',
  })
  return readFileSync(pem, 'utf8')
}
