import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import { toNodemailer } from './to-nodemailer.ts'
import type { MailTransport, OutgoingMail } from './transport.ts'

const MAX_FILES = 500

export interface FileTransportOptions {
  folder: string
  log: FastifyBaseLogger
  /** How many messages are stored; the oldest are removed first. */
  mostFiles?: number
}

/** Sorts by time, and is the same for every attempt: a retry overwrites its file. */
function fileName(mail: OutgoingMail): string {
  return `${mail.createdAt.replace(/[:.]/g, '-')}-${mail.kind}-${mail.id}`
}

/** Used without a mail server: messages as files, one for mail programs and one for /dev/mail. */
export function createFileTransport({
  folder,
  log,
  mostFiles = MAX_FILES,
}: FileTransportOptions): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })

  const write = async (name: string, content: string | Buffer) => {
    const file = path.join(folder, name)
    try {
      await writeFile(`${file}.part`, content)
      await rename(`${file}.part`, file)
    } catch (error) {
      await rm(`${file}.part`, { force: true })
      throw error
    }
  }

  const removeOld = async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
    for (const name of names.slice(0, Math.max(0, names.length - mostFiles))) {
      await rm(path.join(folder, name), { force: true })
      await rm(path.join(folder, name.replace(/json$/, 'eml')), { force: true })
    }
  }

  return {
    description: `SMTP_URL is not set: mail goes to nobody and lands as files in ${folder}.`,
    send: async (mail) => {
      await mkdir(folder, { recursive: true })
      const name = fileName(mail)
      const { message } = await composer.sendMail(toNodemailer(mail))
      if (!Buffer.isBuffer(message)) throw new TypeError('The composer must have `buffer: true`.')
      await write(`${name}.eml`, message)
      await write(`${name}.json`, JSON.stringify(mail, null, 2))
      log.info({ file: `${name}.eml` }, 'mail written')
      await removeOld()
    },
    close: async () => {},
  }
}
