import { presentBusinessOnCard } from '#server/features/businesses/business.presenter.ts'
import type { NotListed } from '#shared/read-api.ts'
import type { NotListedBusiness } from './not-listed.service.ts'

export const presentNotListed = ({ category, similar }: NotListedBusiness): NotListed => ({
  category,
  similar: similar && {
    businesses: similar.rows.map(presentBusinessOnCard(similar)),
    now: similar.at.getTime(),
  },
})
