import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import { readKeeperToken } from '#server/features/ownership/keeper-token.ts'
import {
  getKeptBusiness,
  isKeptBy,
  type KeptBusiness,
} from '#server/features/ownership/kept-business.ts'
import { hasOpenClaim } from '#server/features/ownership/open-claims.ts'
import type { UnclaimedService } from '#server/features/unclaimed/unclaimed.service.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Visitor } from '#server/platform/mail/cause.ts'
import { sliceOf } from '#shared/accounts/admin.ts'
import {
  CORRECTION_WORDS,
  type CorrectionField,
  OWNER_DAYS,
} from '#shared/catalogue/corrections.ts'
import type {
  AdminCorrectionsAnswer,
  CorrectionRequest,
  CorrectionView,
  OwnerCorrectionsView,
} from '#shared/schemas/supply/correction.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { applyCorrection } from './apply-correction.ts'
import { changesOf, valuesOf } from './corrected-values.ts'
import {
  addVoice,
  type CorrectionRow,
  countForAdmins,
  decideCorrection,
  findForAdmins,
  findOfBusiness,
  getClosed,
  getCorrection,
  getOrAddCorrection,
  recordClosed,
} from './correction.repository.ts'
import { tellAdmin, tellKeeper } from './correction-notices.ts'

const DAY_MS = 24 * 3600 * 1000
const GONE = 'There is no such business, or it is not listed.'
const DECIDED = 'That was decided already, or there is no such suggestion.'
const FROZEN =
  'Somebody is claiming this business by its contacts, so they stay as they are until that is decided.'
/** By these somebody proves that a business is theirs. */
const CONTACTS: ReadonlySet<CorrectionField> = new Set(['phone', 'emailPublic', 'webAddress'])
const NO_LINK = 'That link is not known here, or the business has another owner now.'

/** Nobody's account stands behind it. */
const hasNoAccount = ({ ownerEmail }: KeptBusiness) => ownerEmail === null

interface Voice {
  deviceHash: string
  networkHash: string
  visitor: Visitor
}

/** What visitors suggest about a business. Nothing is shown before its owner or an admin has agreed. */
export function createCorrectionService(
  context: Context,
  { actions, unclaimed }: { actions: AdminActionService; unclaimed: UnclaimedService },
) {
  const { clock, db, engine, secret } = context

  const ownersUntil = () => new Date(clock().getTime() - OWNER_DAYS * DAY_MS).toISOString()

  const getListed = async (trx: Db, id: string): Promise<KeptBusiness> => {
    const business = await getKeptBusiness(trx, id)
    if (business?.status !== 'ACTIVE' || !(await unclaimed.isOn(trx)))
      throw new AppError('not-found', GONE)
    return business
  }

  const present = (row: CorrectionRow, business: KeptBusiness) => ({
    id: row.id,
    businessId: row.businessId,
    businessName: row.businessName,
    field: row.field,
    today: valuesOf(business)[row.field],
    value: row.value,
    people: row.people,
    since: row.createdAt,
  })

  const getForKeeper = async (trx: Db, token: string): Promise<KeptBusiness> => {
    const asked = readKeeperToken(secret, 'corrections-of', token)
    const business = asked && (await getKeptBusiness(trx, asked.id))
    if (!business || !isKeptBy(business, asked.keeperId)) throw new AppError('not-found', NO_LINK)
    return business
  }

  const checkFrozen = async (trx: Db, id: string, fields: CorrectionField[]): Promise<void> => {
    if (fields.some((field) => CONTACTS.has(field)) && (await hasOpenClaim(trx, id)))
      throw new AppError('conflict', FROZEN)
  }

  const decide = async (
    trx: Db,
    id: string,
    decision: 'accepted' | 'declined',
    by: { acceptedBy: 'owner' | 'admin'; seen: string },
  ) => {
    const now = clock()
    const at = now.toISOString()
    const decided = await decideCorrection(trx, id, { decision, decidedAt: at })
    const business = decided && (await getKeptBusiness(trx, decided.businessId, engine))
    if (!business) throw new AppError('conflict', DECIDED)
    const { field, value } = decided
    if (decision === 'accepted') {
      await checkFrozen(trx, business.id, [field])
      await applyCorrection(trx, business, { field, value, setBy: 'visitor', at, ...by })
      if (hasNoAccount(business)) await unclaimed.noteSetBy(trx, business.id, field, 'visitor')
    }
    return { business, field, value, day: capeTownDay(now) }
  }

  const close = async (trx: Db, business: KeptBusiness, day: string): Promise<void> => {
    await recordClosed(trx, business.id, day)
    if (hasNoAccount(business)) await unclaimed.hide(trx, business.id, 'closed')
  }

  return {
    /** What the form shows. */
    async look(id: string): Promise<CorrectionView> {
      const business = await getListed(db, id)
      const { businessName } = business
      return { businessId: id, businessName, today: valuesOf(business) }
    },

    /** Whether the owner is asked first. */
    suggest: (id: string, request: CorrectionRequest, voice: Voice): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const business = await getListed(trx, id)
        const changes = changesOf(request, valuesOf(business))
        if (changes.length === 0)
          throw new AppError(
            'invalid',
            'Please fill in what is wrong: all of that is there already.',
          )
        const createdAt = clock().toISOString()
        const { deviceHash, networkHash } = voice
        let news = 0
        for (const change of changes) {
          const correction = { id: newId(), businessId: id, ...change, createdAt }
          const correctionId = await getOrAddCorrection(trx, correction)
          if (await addVoice(trx, { correctionId, deviceHash, networkHash })) news++
        }
        if (news === 0)
          throw new AppError(
            'conflict',
            'You have suggested this before. A person is looking at it.',
          )
        const fields = changes.map(({ field }) => CORRECTION_WORDS[field])
        const { keeperId, keeperEmail, businessName } = business
        if (!keeperId || !keeperEmail) {
          await tellAdmin(trx, context)
          return false
        }
        const { visitor } = voice
        await tellKeeper(trx, context, { id, businessName, keeperId, keeperEmail, fields, visitor })
        return true
      }),

    countWaiting: () => countForAdmins(db, ownersUntil()),

    async findForAdmins(page: number): Promise<AdminCorrectionsAnswer> {
      const rows = await findForAdmins(db, {
        ownersUntil: ownersUntil(),
        ...sliceOf({ page }),
      })
      const corrections: AdminCorrectionsAnswer['corrections'] = []
      for (const row of rows) {
        const business = await getKeptBusiness(db, row.businessId)
        if (!business) continue
        const { keeperId, ownerId } = business
        corrections.push({ ...present(row, business), ownerId, isClaimed: keeperId !== null })
      }
      return { corrections, total: await countForAdmins(db, ownersUntil()) }
    },

    decideAsAdmin: (
      admin: ActingAdmin,
      id: string,
      decision: 'accepted' | 'declined',
      seen: string | null = null,
    ): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { business, field, value, day } = await decide(trx, id, decision, {
          acceptedBy: 'admin',
          seen: seen ?? '',
        })
        if (decision === 'accepted' && field === 'closed') {
          if (seen === null)
            throw new AppError('invalid', 'Please say what shows that it has closed.', {
              errors: { seen: 'Please say what shows that it has closed.' },
            })
          if (!hasNoAccount(business) && business.status === 'ACTIVE')
            throw new AppError(
              'conflict',
              'Its owner pays for the page. Pause the account first, then accept this.',
            )
          await close(trx, business, day)
        }
        await actions.record(trx, admin, {
          action: decision === 'accepted' ? 'accept-correction' : 'decline-correction',
          target: { id: business.id, label: business.businessName },
          detail: `${CORRECTION_WORDS[field]}: ${value}${seen === null ? '' : ` (${seen})`}`,
        })
      }),

    async lookAsOwner(token: string): Promise<OwnerCorrectionsView> {
      const business = await getForKeeper(db, token)
      const rows = await findOfBusiness(db, business.id)
      return {
        businessId: business.id,
        businessName: business.businessName,
        corrections: rows.map((row) => present(row, business)),
      }
    },

    decideAsOwner: (token: string, id: string, decision: 'accepted' | 'declined'): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const business = await getForKeeper(trx, token)
        const correction = await getCorrection(trx, id)
        if (correction?.businessId !== business.id) throw new AppError('not-found', DECIDED)
        const isClosed = correction.field === 'closed' && decision === 'accepted'
        if (isClosed && !hasNoAccount(business))
          throw new AppError(
            'conflict',
            'Only you can close your account: sign in, and do it on the page Account.',
          )
        const { day } = await decide(trx, id, decision, { acceptedBy: 'owner', seen: '' })
        if (isClosed) await close(trx, business, day)
      }),

    /** At once, by whoever has shown that they speak for it. */
    correctOwn: (id: string, request: CorrectionRequest): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const asked = await getKeptBusiness(trx, id, engine)
        const changes = asked ? changesOf(request, valuesOf(asked)) : []
        if (changes.length === 0) throw new AppError('invalid', 'All of that is there already.')
        const fields = changes.map(({ field }) => field)
        await checkFrozen(trx, id, fields)
        const now = clock()
        for (const { field, value } of changes) {
          const business = await getKeptBusiness(trx, id)
          if (!business) continue
          const by = { setBy: 'owner', acceptedBy: 'owner', seen: '' } as const
          await applyCorrection(trx, business, { field, value, at: now.toISOString(), ...by })
          await unclaimed.noteSetBy(trx, id, field, 'owner')
          if (field === 'closed') await close(trx, business, capeTownDay(now))
        }
      }),

    /** The words of a business that has closed for good, for a year; of an unclaimed one while such are shown. */
    async getClosed(id: string) {
      const closed = await getClosed(db, id)
      return closed?.plan === '' && !(await unclaimed.isOn()) ? undefined : closed
    },
  }
}

export type CorrectionService = ReturnType<typeof createCorrectionService>
