import { LEGAL_DOCUMENTS, versionPath } from '#shared/legal/documents.ts'
import type { AgreedView } from '#shared/legal/edition.ts'
import { sitePages } from '#shared/paths.ts'
import { formatDate } from '#shared/time/dates.ts'
import { Panel } from '#web/components/ui/panel.tsx'

/** What the owner agreed to, and what we have told them of since. */
export function AgreedTerms({ termsVersion, agreedISO, told }: AgreedView) {
  return (
    <Panel title="What you agreed to" className="stack">
      {termsVersion !== null && agreedISO !== null ? (
        <p>
          On {formatDate(agreedISO)} you agreed to{' '}
          <a href={versionPath('terms', termsVersion)}>
            version {termsVersion} of the Terms of Service
          </a>
          .
        </p>
      ) : (
        <p>
          Your account is older than our first written version. The{' '}
          <a href={sitePages.terms}>Terms of Service</a> say what applies today.
        </p>
      )}
      {told.map(({ document, version, toldISO }) => (
        <p key={`${document}-${version}`}>
          On {formatDate(toldISO)} we told you of{' '}
          <a href={versionPath(document, version)}>
            version {version} of the {LEGAL_DOCUMENTS[document].title}
          </a>
          .
        </p>
      ))}
    </Panel>
  )
}
