import { createHash, randomBytes } from 'node:crypto'
import type { DataRequestService } from '#server/features/data-requests/data-request.service.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import { decryptText, encryptText } from '#server/platform/encrypted-text.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Visitor } from '#server/platform/mail/cause.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { describeBooking } from '#shared/booking/booking-words.ts'
import type { DataLinkView, HeldView } from '#shared/held-view.ts'
import {
  type ErasedSummary,
  erasedSchema,
  type ReviewChoice,
} from '#shared/schemas/personal-data.ts'
import { countOf } from '#shared/text/numbers.ts'
import { isComing } from './erase-visitor.ts'
import type { ErasureService } from './erasure.service.ts'
import { describeHeld, findGoes, findHeldByKind, findStays, type HeldByKind } from './held.ts'
import { dataLink } from './mail/data-link.tsx'
import {
  type BookingOfVisitor,
  findBookingsOf,
  getDataLink,
  insertDataLink,
  isAccount,
  saveErased,
  useDataLink,
} from './personal-data.repository.ts'

const LINK_MS = 24 * 60 * 60 * 1000
const PURPOSE = 'address of a data link'
const RUN_OUT = 'A link works for 24 hours, and only if it is complete. Nothing was changed.'
const USED = 'Everything has already been erased with this link. There is nothing left to do.'
const BACKUPS = {
  title: 'Backups',
  reason: 'They are deleted within a year. Nobody looks into them meanwhile.',
}

/** For the admin's list: numbers only. */
const describeErased = ({ bookings, cancelled, reviews, choice }: ErasedSummary): string =>
  `Erased with the mailed link: ${countOf(bookings, 'booking')} cleared, ${cancelled} of them cancelled; ${countOf(reviews, 'review')} ${choice === 'keep' ? 'without a name now' : 'removed'}.`

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** What visitors without an account do with their data, by a link in a mail to their address. */
export function createPersonalDataService(
  context: Context,
  rules: TableRules,
  { erasures, requests }: { erasures: ErasureService; requests: DataRequestService },
) {
  const { db, clock, secret } = context

  const getLink = async (token: string) => {
    const link = await getDataLink(db, hashOf(token), clock().toISOString())
    if (!link) throw new AppError('not-found', RUN_OUT)
    return link
  }

  type Used = { erased: ErasedSummary }
  type Unused = { email: string; expiresAt: string }

  /** The address of a link that was not used; otherwise what was erased with it. */
  const open = async (token: string): Promise<Used | Unused> => {
    const { sealedAddress, erased, expiresAt } = await getLink(token)
    if (sealedAddress === null) return { erased: erasedSchema.parse(JSON.parse(erased ?? '{}')) }
    const email = decryptText(secret, PURPOSE, sealedAddress)
    if (email === null) throw new AppError('not-found', RUN_OUT)
    return { email, expiresAt }
  }

  /** Read while it is erased, it would be half of it: then there is nothing any more. */
  const readHeld = async (
    token: string,
  ): Promise<Used | (Unused & { held: HeldByKind; bookings: BookingOfVisitor[] })> => {
    const link = await open(token)
    if ('erased' in link) return link
    const held = await findHeldByKind(db, rules, { email: link.email })
    const bookings = await findBookingsOf(db, link.email)
    const after = await open(token)
    return 'erased' in after ? after : { ...link, held, bookings }
  }

  return {
    /** The same for every address: whoever asks learns nothing about it. */
    ask: (email: string, visitor: Visitor): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const now = clock()
        const token = randomBytes(24).toString('base64url')
        const recipient = email.toLowerCase()
        await insertDataLink(trx, {
          id: newId(),
          tokenHash: hashOf(token),
          sealedAddress: encryptText(secret, PURPOSE, recipient),
          createdAt: now.toISOString(),
          expiresAt: new Date(now.getTime() + LINK_MS).toISOString(),
        })
        await requests.noteLink(trx, recipient)
        await enqueueMessage(trx, context, dataLink, {
          recipient,
          payload: { token: encryptLink(secret, token) },
          by: { visitor },
        })
      }),

    async look(token: string): Promise<DataLinkView> {
      const found = await readHeld(token)
      if ('erased' in found) return found
      const { email, expiresAt, held, bookings } = found
      const view: HeldView = {
        email,
        asOfISO: clock().toISOString(),
        closesISO: expiresAt,
        kinds: describeHeld(held),
        coming: bookings
          .filter(isComing)
          .map((booking) => `${booking.businessName}, ${describeBooking(booking)}`),
        reviews: held.find(({ table }) => table === 'ratings')?.rows.length ?? 0,
        goes: findGoes(rules, held),
        stays: [...findStays(rules, held), BACKUPS],
        hasAccount: await isAccount(db, email),
      }
      return { held: view }
    },

    /** For a file. */
    async export(token: string): Promise<{ email: string; asOf: string; held: HeldByKind }> {
      const found = await readHeld(token)
      if ('erased' in found) throw new AppError('conflict', USED)
      return { email: found.email, asOf: clock().toISOString(), held: found.held }
    },

    /** All of it or nothing, and once: of two presses one erases. The page then says what was done. */
    async erase(token: string, choice: ReviewChoice): Promise<void> {
      const tokenHash = hashOf(token)
      const link = await open(token)
      if ('erased' in link) return
      const { email } = link
      await db.transaction().execute(async (trx) => {
        if (!(await useDataLink(trx, tokenHash))) return
        const erased = await erasures.eraseAddress(trx, email, choice)
        await saveErased(trx, tokenHash, JSON.stringify(erased))
        await requests.noteErased(trx, email, describeErased(erased))
      })
      erasures.storeSoon()
    },
  }
}

export type PersonalDataService = ReturnType<typeof createPersonalDataService>
