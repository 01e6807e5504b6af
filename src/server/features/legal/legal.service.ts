import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { enqueueMessages, messageOf } from '#server/platform/outbox/enqueue.ts'
import {
  LEGAL_DOCUMENTS,
  type LegalDocument,
  NOTICE_DAYS,
  versionsOf,
} from '#shared/legal/documents.ts'
import type { AgreedView, LegalEdition, LegalPageView } from '#shared/legal/edition.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { findEditions } from './editions.ts'
import { getKeptText } from './kept-texts.ts'
import {
  beginVersions,
  findAgreed,
  findStoredVersions,
  findUntold,
  hasOwners,
  type NewVersion,
  saveNotices,
  saveVersions,
} from './legal.repository.ts'
import { legalChange } from './mail/legal-change.tsx'

/** Owners in one transaction: other writers wait for it. */
const LOT = 200

type Change = LegalEdition & { document: LegalDocument }

/** The versions of the legal pages: which one counts, and who was told of the next. */
export function createLegalService(context: Context) {
  const { clock, config, db } = context
  const today = () => capeTownDay(clock())

  /** Of a document whose newest version this site does not have yet. */
  const rowsOf = (document: LegalDocument, known: number[], isTold: boolean): NewVersion[] => {
    const versions = versionsOf(document)
    const at = clock().toISOString()
    if (known.length === 0)
      return versions.map(({ version, since }) => ({
        ...{ document, version, inForceFrom: since, begunAt: at },
      }))
    const version = versions.at(-1)?.version
    if (version === undefined || known.includes(version)) return []
    return isTold
      ? [{ document, version, inForceFrom: addDays(today(), NOTICE_DAYS), announcedAt: at }]
      : [{ document, version, inForceFrom: today(), begunAt: at }]
  }

  /** Notes the versions that came with this release, each from when it counts. */
  const noteVersions = () =>
    db.transaction().execute(async (trx) => {
      const stored = await findStoredVersions(trx)
      const isTold = await hasOwners(trx)
      const rows = keysOf(LEGAL_DOCUMENTS).flatMap((document) => {
        const known = stored.filter((one) => one.document === document)
        return rowsOf(
          document,
          known.map(({ version }) => version),
          isTold,
        )
      })
      await saveVersions(trx, rows)
    })

  const findChanges = async (trx: Db): Promise<Change[]> => {
    const stored = await findStoredVersions(trx)
    return keysOf(LEGAL_DOCUMENTS).flatMap((document) =>
      findEditions(document, stored, today())
        .filter(({ state }) => state === 'coming')
        .map((edition) => ({ document, ...edition })),
    )
  }

  /** One mail to each owner about all documents that change on one day. */
  const tellLot = (changes: Change[]) =>
    db.transaction().execute(async (trx) => {
      const [first] = changes
      if (!first) return 0
      const stored = { ...first, inForceFrom: first.from }
      const owners = await findUntold(trx, stored, LOT)
      if (owners.length === 0) return 0
      const toldAt = clock().toISOString()
      const told = await saveNotices(
        trx,
        owners.flatMap(({ id }) =>
          changes.map(({ document, version }) => ({ userId: id, document, version, toldAt })),
        ),
      )
      const payload = {
        from: first.from,
        documents: changes.map(({ document, version, changes: words }) => ({
          document,
          version,
          changes: words,
        })),
      }
      const [mail, ...others] = owners
        .filter(({ id }) => told.has(id))
        .map(({ email }) => messageOf(legalChange, { recipient: email, payload, by: 'system' }))
      if (mail) await enqueueMessages(trx, context, mail, ...others)
      return owners.length
    })

  return {
    /** Notes new versions, tells owners of what comes, and lets begin what counts from today. */
    async run(): Promise<{ told: number; begun: number }> {
      await noteVersions()
      let told = 0
      const byDay = Map.groupBy(await findChanges(db), ({ from }) => from)
      for (const changes of byDay.values())
        for (;;) {
          const lot = await tellLot(changes)
          told += lot
          if (lot < LOT) break
        }
      return { told, begun: await beginVersions(db, today(), clock().toISOString()) }
    },

    /** The version that counts, or the one that is asked for. */
    async get(
      document: LegalDocument,
      wanted?: number,
    ): Promise<Omit<LegalPageView, 'operator' | 'keep'>> {
      const editions = findEditions(document, await findStoredVersions(db), today())
      const shown = editions.find(({ version, state }) =>
        wanted === undefined ? state === 'present' : version === wanted,
      )
      if (!shown) throw new AppError('not-found', 'There is no such version.')
      const isNewest = shown.version === versionsOf(document).at(-1)?.version
      const kept = isNewest ? null : getKeptText(document, shown.version, config.supportEmail)
      return { document, shown, editions, kept }
    },

    /** The version that an owner agrees to now. */
    async getTermsVersion(): Promise<number> {
      const editions = findEditions('terms', await findStoredVersions(db), today())
      return editions.find(({ state }) => state === 'present')?.version ?? 1
    },

    async getAgreed(userId: string): Promise<AgreedView> {
      const { user, told } = await findAgreed(db, userId)
      return {
        termsVersion: user?.termsVersion ?? null,
        agreedISO: user?.termsAcceptedAt ?? null,
        told: told.map(({ document, version, toldAt }) => ({
          ...{ document, version },
          toldISO: toldAt,
        })),
      }
    },
  }
}

export type LegalService = ReturnType<typeof createLegalService>
