import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { CurrentUser } from '#server/features/accounts/current-user.ts'
import type { DataRequestService } from '#server/features/data-requests/data-request.service.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import { decryptText, encryptText } from '#server/platform/encrypted-text.ts'
import { AppError } from '#server/platform/errors.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { IMAGE_WIDTHS } from '#shared/catalogue/image-sizes.ts'
import type { DownloadView } from '#shared/own-account.ts'
import {
  askForDownload,
  deleteExpiredDownloads,
  findUnmadeDownloads,
  getContent,
  getDownload,
  getOwnBusinessId,
  saveDownload,
  startDownload,
} from './data-download.repository.ts'
import { findHeldByKind, type HeldByKind } from './held.ts'
import { dataDownload } from './mail/data-download.tsx'

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_MS = 3 * DAY_MS
const PURPOSE = 'data of an account'
const LARGEST = `${Math.max(...IMAGE_WIDTHS)}.webp`
const NOT_THERE = 'There is no download at the moment. Ask for one on the page Account.'

/** Everything about one account, as it is downloaded. */
export interface OwnData {
  email: string
  asOf: string
  held: HeldByKind
  /** Each as a data address, so that the file is whole in itself. */
  pictures: string[]
}

export interface DownloadNeighbours {
  requests: DataRequestService
  uploads: {
    findKeysOf(userId: string): Promise<string[]>
    openFile(key: string, file: string): Promise<{ stream: Readable } | null>
  }
}

/** What owners download about themselves: made by a task, kept for three days, encrypted. */
export function createDataDownloadService(
  context: Context,
  rules: TableRules,
  { requests, uploads }: DownloadNeighbours,
) {
  const { db, clock, log, secret } = context
  const nowISO = () => clock().toISOString()

  const findPictures = async (userId: string): Promise<string[]> => {
    const pictures: string[] = []
    for (const key of await uploads.findKeysOf(userId)) {
      const file = await uploads.openFile(key, LARGEST)
      if (file)
        pictures.push(`data:image/webp;base64,${(await buffer(file.stream)).toString('base64')}`)
    }
    return pictures
  }

  /** False if something in it was erased meanwhile: the next run makes it again. */
  const make = async (wanted: { userId: string; email: string; askedAt: string }) => {
    const { userId, email, askedAt } = wanted
    const startedAt = `${nowISO()} ${newId()}`
    await startDownload(db, userId, startedAt)
    const asOf = nowISO()
    const held = await findHeldByKind(db, rules, { account: userId })
    const data: OwnData = { email, asOf, held, pictures: await findPictures(userId) }
    const expiresAt = new Date(clock().getTime() + KEPT_MS).toISOString()
    const sealedContent = encryptText(secret, PURPOSE, JSON.stringify(data))
    return db.transaction().execute(async (trx) => {
      const file = { userId, startedAt, madeAt: asOf, expiresAt, sealedContent }
      if (!(await saveDownload(trx, file))) return false
      await enqueueMessage(trx, context, dataDownload, {
        recipient: email,
        payload: { expiresISO: expiresAt },
        by: 'system',
        dedupeKey: `data-download ${userId} ${askedAt}`,
      })
      await requests.finish(trx, userId, 'access', 'The download was made.')
      return true
    })
  }

  return {
    async look(userId: string): Promise<DownloadView> {
      const now = clock()
      const found = await getDownload(db, userId, now.toISOString())
      if (!found) return { state: 'none' }
      const { askedAt, madeAt, expiresAt } = found
      if (madeAt === null || expiresAt === null) return { state: 'making', askedISO: askedAt }
      const canRenew = now.getTime() - new Date(askedAt).getTime() >= DAY_MS
      return { state: 'ready', madeISO: madeAt, expiresISO: expiresAt, canRenew }
    },

    /** Once a day; asked twice it is one. */
    async ask(user: CurrentUser): Promise<void> {
      const businessId = await getOwnBusinessId(db, user.id)
      const asked = { userId: user.id, businessId, askedAt: nowISO() }
      const yesterday = new Date(clock().getTime() - DAY_MS).toISOString()
      await db.transaction().execute(async (trx) => {
        if (await askForDownload(trx, asked, yesterday))
          await requests.begin(trx, user.id, 'access')
      })
    },

    async open(user: CurrentUser): Promise<OwnData> {
      const sealed = await getContent(db, user.id, nowISO())
      const content = sealed && decryptText(secret, PURPOSE, sealed)
      if (!content) throw new AppError('not-found', NOT_THERE)
      return JSON.parse(content)
    },

    /** Makes what was asked for and deletes what is over. */
    async runDue(): Promise<number> {
      await deleteExpiredDownloads(db, nowISO())
      let made = 0
      for (const wanted of await findUnmadeDownloads(db))
        try {
          if (await make(wanted)) made += 1
        } catch (err) {
          log.error({ err, userId: wanted.userId }, 'a download waits for the next run')
        }
      return made
    },
  }
}

export type DataDownloadService = ReturnType<typeof createDataDownloadService>
