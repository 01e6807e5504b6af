import { z } from 'zod'
import { moneyPages } from '#shared/paths.ts'
import { moneyQuerySchema } from '#shared/schemas/billing/money.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { MoneyPage } from '#web/features/billing/pages/money-page.tsx'
import { OwnerMoneyPage } from '#web/features/billing/pages/owner-money-page.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

/** Invalid parameters count as left out. */
const { month, kind, q, page } = moneyQuerySchema.shape
const querySchema = z.object({
  month: month.catch(undefined),
  kind: kind.catch(undefined),
  q: q.catch(undefined),
  page: page.catch(undefined),
})

const moneyRoute = personalPage({
  path: moneyPages.money,
  sheets: ['admin', 'billing'],
  load: async ({ api, query: sent }) => {
    const query = querySchema.parse(Object.fromEntries(sent))
    return { money: await api.getMoney(query), query }
  },
  title: () => 'Money',
  Page: MoneyPage,
})

const ownerMoneyRoute = personalPage({
  path: '/admin/money/$userId',
  sheets: ['admin', 'billing'],
  load: async ({ api, now }, param) => ({
    userId: param('userId'),
    ledger: await api.getOwnerLedger(param('userId')),
    today: capeTownDay(now),
  }),
  title: () => 'Ledger',
  Page: OwnerMoneyPage,
})

export const moneyRoutes = [moneyRoute, ownerMoneyRoute]
