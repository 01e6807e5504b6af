import { formatPhone } from '#shared/contact/phone.ts'
import type { OperatorDetails } from '#shared/schemas/readiness.ts'

/** 'CPT Recommends (Pty) Ltd, registration 2024/1, 3 Wale Street': what is known of it, or null. */
export function operatorLine(operator: OperatorDetails): string | null {
  const { companyName, registrationNumber, address, phone } = operator
  if (!companyName) return null
  return [
    companyName,
    registrationNumber && `registration number ${registrationNumber}`,
    address,
    phone && `phone ${formatPhone(phone)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Whom to write to about personal information. The officer is left out until the admin has named one. */
export function OfficerSentence({ operator }: { operator: OperatorDetails }) {
  const { informationOfficer, informationOfficerEmail } = operator
  if (!informationOfficer && !informationOfficerEmail) return null
  return (
    <p>
      Our information officer is {informationOfficer}
      {informationOfficer && informationOfficerEmail && ', '}
      {informationOfficerEmail && (
        <a href={`mailto:${informationOfficerEmail}`}>{informationOfficerEmail}</a>
      )}
      .
    </p>
  )
}

const SOUTH_AFRICA = /^(?:the )?(?:republic of )?south africa$|^(?:rsa|za)$/i

/** Where the data is stored; abroad, on what ground (POPIA, section 72). */
export function ServersSentence({ operator: { serverCountry } }: { operator: OperatorDetails }) {
  if (!serverCountry) return null
  return (
    <p>
      Our servers are in {serverCountry}.
      {!SOUTH_AFRICA.test(serverCountry) &&
        ' As far as that is outside South Africa, the law there or our agreement with those who run them protects your data as POPIA does.'}
    </p>
  )
}
