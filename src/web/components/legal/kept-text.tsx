import type { OperatorDetails } from '#shared/schemas/readiness.ts'
import { OfficerSentence, operatorLine, ServersSentence } from './operator-facts.tsx'

interface KeptTextProps {
  html: string
  operator: OperatorDetails
}

/** A text as it was kept, below who runs the site: that may change without a new version. */
export function KeptText({ html, operator }: KeptTextProps) {
  const who = operatorLine(operator)
  const { informationOfficer, informationOfficerEmail, serverCountry } = operator
  const isKnown = [who, informationOfficer, informationOfficerEmail, serverCountry].some(Boolean)
  return (
    <>
      {isKnown && (
        <div className="legal__operator">
          {who && <p>This site is run by {who}.</p>}
          <OfficerSentence operator={operator} />
          <ServersSentence operator={operator} />
        </div>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, from content/legal */}
      <article dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}
