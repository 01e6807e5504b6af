import type { OperatorDetails } from '#shared/schemas/readiness.ts'

/** 'CPT Recommends (Pty) Ltd, registration 2024/1, 3 Wale Street': what is known of it, or null. */
export function operatorLine(operator: OperatorDetails): string | null {
  const { companyName, registrationNumber, address } = operator
  if (!companyName) return null
  return [companyName, registrationNumber && `registration number ${registrationNumber}`, address]
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
