import type { CorrectionService } from '#server/features/corrections/correction.service.ts'
import { getKeptBusiness } from '#server/features/ownership/kept-business.ts'
import type { UnclaimedService } from '#server/features/unclaimed/unclaimed.service.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError, refuseField } from '#server/platform/errors.ts'
import { isSameHash } from '#server/platform/keyed-hash.ts'
import type { Visitor } from '#server/platform/mail/cause.ts'
import type { ClaimFormView, ClaimRequest, ClaimToStop } from '#shared/schemas/supply/claim.ts'
import type { CorrectionRequest } from '#shared/schemas/supply/correction.ts'
import {
  type ClaimProof,
  type ClaimState,
  CODE_TRIES,
  CODES_A_DAY,
  MAIL_CODE_MINUTES,
} from '#shared/supply/claims.ts'
import { countOf } from '#shared/text/numbers.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import {
  type ClaimRow,
  countForPeople,
  countSendings,
  findContactChanges,
  findUndecided,
  getClaim,
  insertClaim,
  moveClaim,
  takeTry,
  UNDECIDED,
  updateClaim,
} from './claim.repository.ts'
import { claimToken, codeHash, newCode, readClaimToken, readStopToken } from './claim-code.ts'
import { type ClaimDecisions, DECIDED } from './claim-decisions.ts'
import { sendCode, tellAdmin, tellBothSides } from './claim-notices.ts'
import { type Contacts, isAtDomain, maskOf, targetsOf } from './proofs.ts'

const MINUTE_MS = 60_000
/** A contact that visitors have changed more recently proves nothing: the one before does. */
const SETTLED_MS = 30 * 24 * 3600 * 1000
const MOST_OF_ONE = 3
const MOST_OF_BUSINESS = 5

const GONE = 'There is no such business, or it is not listed.'
const NO_LINK = 'We don’t know that link, or the claim is over.'
const NO_CODE = 'This code has expired. Send a new one.'
const SENT_ENOUGH = `${CODES_A_DAY} codes were sent for this business today. Please try again tomorrow, or prove it another way.`

interface Neighbours {
  corrections: CorrectionService
  decisions: ClaimDecisions
  unclaimed: UnclaimedService
}

/** Whoever says that the page of a business is theirs, until it is decided. */
export function createClaimService(context: Context, neighbours: Neighbours) {
  const { clock, db, engine, secret } = context
  const { corrections, decisions, unclaimed } = neighbours

  const getListed = async (trx: Db, id: string, lockOn?: typeof engine) => {
    const business = await getKeptBusiness(trx, id, lockOn)
    if (business?.status !== 'ACTIVE' || !(await unclaimed.isOn(trx)))
      throw new AppError('not-found', GONE)
    return business
  }

  /** As they were published before anybody could have changed them to take the page. */
  const settledContacts = async (trx: Db, id: string, now: Contacts): Promise<Contacts> => {
    const since = new Date(clock().getTime() - SETTLED_MS).toISOString()
    const contacts = { ...now }
    for (const { field, before } of await findContactChanges(trx, id, since)) {
      if (field === 'webAddress') contacts.website = before
      else if (field === 'phone' || field === 'emailPublic') contacts[field] = before
    }
    return contacts
  }

  const targetOf = (contacts: Contacts, { proof, mailbox = '' }: ClaimRequest): string => {
    // Whoever looks after the page may change its number before we ring.
    if (proof === 'papers') return contacts.phone
    const target = targetsOf(contacts)[proof]
    if (target === null) return refuseField('proof', 'The page shows nothing to prove it that way.')
    if (proof !== 'domain') return target
    if (!isAtDomain(mailbox, target))
      refuseField('mailbox', `Please enter an address that ends in @${target}.`)
    return mailbox
  }

  /** A new code makes the one before useless. */
  const mailCode = async (trx: Db, claim: ClaimRow, visitor: Visitor): Promise<void> => {
    const now = clock()
    const today = capeTownDay(now)
    if ((await countSendings(trx, claim.businessId, today)) >= CODES_A_DAY)
      throw new AppError('too-many', SENT_ENOUGH)
    const code = newCode()
    await updateClaim(trx, claim.id, {
      codeHash: codeHash(secret, claim.id, code),
      codeUntil: new Date(now.getTime() + MAIL_CODE_MINUTES * MINUTE_MS).toISOString(),
      triesLeft: CODE_TRIES,
      sentOn: today,
      sentCount: claim.sentOn === today ? claim.sentCount + 1 : 1,
    })
    const sending = { recipient: claim.sentTo, code, by: { visitor } }
    await sendCode(trx, context, claim, sending)
  }

  const isMailed = (proof: ClaimProof) => proof === 'mail' || proof === 'domain'

  /** Those for whom we ring or read. A code proves itself, so that nobody's invented claims shut the owner out. */
  const checkWaiting = async (trx: Db, businessId: string, email: string): Promise<void> => {
    const { ofBusiness, ofOne } = await countForPeople(trx, { businessId, email })
    if (ofBusiness >= MOST_OF_BUSINESS)
      throw new AppError('conflict', 'Several people claim this page. Please write to us.')
    if (ofOne >= MOST_OF_ONE)
      throw new AppError(
        'conflict',
        `${MOST_OF_ONE} claims with this address wait for us. Please finish or withdraw one first.`,
      )
  }

  const getByLink = async (trx: Db, token: string): Promise<ClaimRow> => {
    const id = readClaimToken(secret, token)
    const claim = id === null ? undefined : await getClaim(trx, id)
    if (!claim) throw new AppError('not-found', NO_LINK)
    return claim
  }

  /** The business first: whoever decides about it waits for each other. */
  const getLocked = async (trx: Db, claim: ClaimRow): Promise<ClaimRow> => {
    await getKeptBusiness(trx, claim.businessId, engine)
    const now = await getClaim(trx, claim.id)
    if (!now) throw new AppError('not-found', NO_LINK)
    return now
  }

  const getGranted = async (token: string, trx: Db = db): Promise<ClaimRow> => {
    const claim = await getByLink(trx, token)
    const isHeld =
      claim.state === 'granted' && claim.ownerEmail === null && claim.claimedAt !== null
    if (!isHeld) throw new AppError('not-found', NO_LINK)
    return claim
  }

  /** Another tab may have used the code meanwhile, or asked for a new one. */
  const checkUnused = (claim: ClaimRow, hash: string): void => {
    if (claim.state !== 'open') throw new AppError('conflict', DECIDED)
    if (claim.codeHash !== hash) refuseField('code', NO_CODE)
  }

  /** What came of the right code: granted, or somebody has to decide. */
  const prove = async (claim: ClaimRow, hash: string, visitor: Visitor): Promise<ClaimState> =>
    db.transaction().execute(async (trx) => {
      const now = await getLocked(trx, claim)
      checkUnused(now, hash)
      const provedAt = clock().toISOString()
      const used = { codeHash: null, readOut: null, provedAt }
      await moveClaim(trx, claim.id, { from: ['open'], state: 'proved', ...used })
      const open = await findUndecided(trx, claim.businessId)
      const hasRival = open.some(({ email }) => email !== claim.email)
      const isHeld = now.ownerEmail !== null || now.claimedAt !== null
      if (hasRival || isHeld || now.isDisputed === 1) {
        await tellAdmin(trx, context)
        return 'proved'
      }
      await decisions.grant(trx, now, { visitor })
      return 'granted'
    })

  return {
    getGranted,
    getByLink: (token: string) => getByLink(db, token),

    /** What the form offers. */
    async look(id: string): Promise<ClaimFormView> {
      const business = await getListed(db, id)
      const { businessName, industry, address, keeperId } = business
      const { mail, domain, call } = targetsOf(await settledContacts(db, id, business))
      return {
        businessId: id,
        businessName,
        industry,
        address,
        mail: mail && maskOf('mail', mail),
        domain,
        call: call && maskOf('call', call),
        isDisputed: keeperId !== null,
      }
    },

    begin: (id: string, request: ClaimRequest, visitor: Visitor): Promise<string> =>
      db.transaction().execute(async (trx) => {
        const business = await getListed(trx, id, engine)
        const { name, email, said, wish, proof } = request
        const isDisputed = business.keeperId !== null
        if (isDisputed && wish === 'removal' && business.ownerEmail !== null)
          throw new AppError(
            'conflict',
            'It has an owner here, who can sign in and close the account. Please write to us if that is not you.',
          )
        if (isDisputed && proof !== 'papers')
          refuseField('proof', 'Somebody looks after this page already, so we need to see papers.')
        if (proof === 'papers' && said === null)
          refuseField('said', 'Please say what you can show us, and how we can reach you.')
        const contacts = await settledContacts(trx, id, business)
        const sentTo = targetOf(contacts, request)
        const now = clock()
        const rivals = (await findUndecided(trx, id)).filter((claim) => claim.email !== email)
        if (!isMailed(proof)) await checkWaiting(trx, id, email)
        const claim = {
          id: newId(),
          businessId: id,
          wish,
          proof,
          name,
          email,
          said: said ?? '',
          sentTo,
          isDisputed: isDisputed ? (1 as const) : (0 as const),
          state: 'open' as const,
          createdAt: now.toISOString(),
        }
        await insertClaim(trx, claim)
        const stored = await getClaim(trx, claim.id)
        if (!stored) throw new AppError('not-found', GONE)
        if (rivals.length > 0 || !isMailed(proof)) await tellAdmin(trx, context)
        if (isMailed(proof)) await mailCode(trx, stored, visitor)
        else
          await tellBothSides(trx, context, stored, {
            owner: business.keeperEmail,
            isCall: proof === 'call',
            by: { visitor },
          })
        return claimToken(secret, claim.id)
      }),

    /** Whoever guesses has five tries in all, from however many places, and three codes a day. */
    async tryCode(token: string, code: string, visitor: Visitor): Promise<ClaimState> {
      const claim = await getByLink(db, token)
      if (claim.state !== 'open') throw new AppError('conflict', DECIDED)
      const { codeHash: hash, codeUntil } = claim
      if (hash === null || codeUntil === null || codeUntil <= clock().toISOString())
        return refuseField('code', NO_CODE)
      const tried = await takeTry(db, claim.id, hash)
      if (!tried) {
        checkUnused(await getByLink(db, token), hash)
        return refuseField('code', `That was wrong ${CODE_TRIES} times. Send a new code.`)
      }
      if (!isSameHash(hash, codeHash(secret, claim.id, code)))
        return refuseField(
          'code',
          `That is not the code. ${countOf(tried.triesLeft, 'try', 'tries')} left.`,
        )
      return prove(claim, hash, visitor)
    },

    sendAgain: (token: string, visitor: Visitor): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const claim = await getLocked(trx, await getByLink(trx, token))
        if (claim.state !== 'open') throw new AppError('conflict', DECIDED)
        if (!isMailed(claim.proof))
          throw new AppError('conflict', 'We read this code out when we ring.')
        await mailCode(trx, claim, visitor)
      }),

    async withdraw(token: string): Promise<string> {
      const { id, businessId } = await getByLink(db, token)
      const decidedAt = clock().toISOString()
      const change = { from: UNDECIDED, state: 'withdrawn', decidedAt, codeHash: null } as const
      if (!(await moveClaim(db, id, change))) throw new AppError('conflict', DECIDED)
      return businessId
    },

    /** Whoever opened the mail to the business: shows who claims it. */
    async lookAtStop(token: string): Promise<ClaimToStop> {
      const id = readStopToken(secret, token)
      const claim = id === null ? undefined : await getClaim(db, id)
      if (!claim) throw new AppError('not-found', NO_LINK)
      const { businessName, name, state } = claim
      return { businessName, name, isOver: state !== 'open' && state !== 'proved' }
    },

    stop: (token: string, visitor: Visitor): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const id = readStopToken(secret, token)
        const claim = id === null ? undefined : await getClaim(trx, id)
        if (!claim) throw new AppError('not-found', NO_LINK)
        const reason = 'The business says that this is none of its people.'
        await decisions.decline(trx, claim, reason, { visitor })
      }),

    /** The one who was granted the page puts it right at once. */
    async correct(token: string, request: CorrectionRequest): Promise<void> {
      const { businessId } = await getGranted(token)
      await corrections.correctOwn(businessId, request)
    },
  }
}

export type ClaimService = ReturnType<typeof createClaimService>
