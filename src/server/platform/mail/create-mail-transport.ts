import path from 'node:path'
import type { Context } from '#server/platform/context.ts'
import { createFileTransport } from './file-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import type { MailTransport } from './transport.ts'

export function mailFolder(dataDir: string): string {
  return path.join(dataDir, 'outbox')
}

export function createMailTransport({ config, log }: Context): MailTransport {
  return config.smtpUrl === undefined
    ? createFileTransport({ folder: mailFolder(config.dataDir), log })
    : createSmtpTransport(config.smtpUrl)
}
