import { z } from 'zod'
import { signedInUser } from '#server/features/accounts/guards.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import { ownPages } from '#shared/own-paths.ts'
import { moneyPages } from '#shared/paths.ts'
import {
  eftFormSchema,
  pauseCollectionFormSchema,
  refundFormSchema,
  settlePaymentSchema,
} from '#shared/schemas/billing/money.ts'
import type { AdminPaymentService } from './admin-payment.service.ts'
import type { AttentionService } from './attention.service.ts'

const params = z.object({ userId: z.string().max(64) })

/**
 * The forms of the admin's pages about payments. Apart from the panel's calls, whose guard answers before a
 * form is read: here whoever is signed out is led to the sign-in page.
 */
export function adminMoneyForms(
  form: Form,
  { payments, attention }: { payments: AdminPaymentService; attention: AttentionService },
): void {
  form(
    ownPages.moneySettled,
    { page: () => moneyPages.money, who: 'admin', body: settlePaymentSchema },
    async (request) => {
      await attention.settle(signedInUser(request), request.body.messageId)
      return moneyPages.money
    },
  )

  const onOwnersPage = {
    page: ({ userId = '' }) => ownPages.ownerMoney(userId),
    who: 'admin',
    params,
  } as const

  form(
    `${moneyPages.money}/:userId/eft`,
    { ...onOwnersPage, body: eftFormSchema },
    async (request) => {
      const { userId } = request.params
      const { amount: amountCents, ...eft } = request.body
      await payments.noteEft(signedInUser(request), { ...eft, amountCents, userId })
      return `${ownPages.ownerMoney(userId)}#lines`
    },
  )

  form(`${moneyPages.money}/:userId/cancel`, onOwnersPage, async (request) => {
    const { userId } = request.params
    await payments.cancelSubscription(signedInUser(request), userId)
    return `${ownPages.ownerMoney(userId)}#lines`
  })

  form(
    `${moneyPages.money}/:userId/pause`,
    { ...onOwnersPage, body: pauseCollectionFormSchema },
    async (request) => {
      const { userId } = request.params
      await payments.pauseCollection(signedInUser(request), { ...request.body, userId })
      return `${ownPages.ownerMoney(userId)}#lines`
    },
  )

  form(
    `${moneyPages.money}/:userId/refund`,
    { ...onOwnersPage, body: refundFormSchema },
    async (request) => {
      const { amount: amountCents, ...refund } = request.body
      await payments.noteRefund(signedInUser(request), { ...refund, amountCents })
      return `${ownPages.ownerMoney(request.params.userId)}#lines`
    },
  )
}
