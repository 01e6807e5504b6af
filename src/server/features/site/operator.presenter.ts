import type { Config } from '#server/platform/config/config.ts'
import type { OperatorView } from '#shared/personal-read-api.ts'
import type { OperatorDetails } from '#shared/schemas/readiness.ts'

/** Field by field what the admin's page says, then the setting. */
export function presentKnownOperator(
  site: OperatorDetails,
  seller: Config['seller'],
): OperatorDetails {
  const { details, settings } = presentOperator(site, seller)
  const said = Object.entries(details).filter(([, text]) => text !== '')
  return { ...details, ...settings, ...Object.fromEntries(said) }
}

export function presentOperator(site: OperatorDetails, seller: Config['seller']): OperatorView {
  const { companyName, registrationNumber, address, phone } = site
  const { informationOfficer, informationOfficerEmail, serverCountry } = site
  return {
    details: {
      companyName,
      registrationNumber,
      address,
      phone,
      informationOfficer,
      informationOfficerEmail,
      serverCountry,
    },
    settings: {
      ...(seller.name && { companyName: seller.name }),
      ...(seller.registration && { registrationNumber: seller.registration }),
      ...(seller.address && { address: seller.address }),
    },
  }
}
