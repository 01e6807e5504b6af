import type { Config } from '#server/platform/config/config.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { getSite } from './site.repository.ts'

export interface Seller {
  name: string
  /** Commas and line breaks separate its lines. */
  address: string
  registration: string | undefined
  vatNumber: string | undefined
}

/** Who issues the invoices: field by field what the admin's page says, then the setting, then the default. */
export async function getSeller(db: Db, { seller }: Pick<Config, 'seller'>): Promise<Seller> {
  const { companyName, address, registrationNumber } = await getSite(db)
  return {
    name: companyName || seller.name || 'CPT Recommends',
    address: address || seller.address || 'Cape Town, South Africa',
    registration: registrationNumber || seller.registration,
    vatNumber: seller.vatNumber,
  }
}
