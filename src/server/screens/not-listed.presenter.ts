import { presentBusinessOnCard } from '#server/features/businesses/business.presenter.ts'
import type { NotListed } from '#shared/read-api.ts'
import type { NotListedBusiness } from './not-listed.service.ts'

export const presentNotListed = ({ category, closed, similar }: NotListedBusiness): NotListed => ({
  category,
  closed: closed && { businessName: closed.businessName, closedOn: closed.closedOn },
  similar: similar && {
    businesses: similar.rows.map(presentBusinessOnCard(similar)),
    now: similar.at.getTime(),
  },
})
