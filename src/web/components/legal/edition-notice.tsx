import { LEGAL_DOCUMENTS, versionPath } from '#shared/legal/documents.ts'
import type { LegalEdition, LegalPageView } from '#shared/legal/edition.ts'
import { formatDate } from '#shared/time/dates.ts'

/** What is coming, or that another version counts than the one that is shown. */
export function EditionNotice({ page }: { page: LegalPageView }) {
  const { document, shown, editions } = page
  const find = (state: LegalEdition['state']) => editions.find((one) => one.state === state)
  const present = find('present')
  const coming = find('coming')
  if (shown.state === 'present')
    return coming ? (
      <p className="legal__notice">
        From {formatDate(coming.from)},{' '}
        <a href={versionPath(document, coming.version)}>version {coming.version}</a> applies
        instead. What is different: {coming.changes}
      </p>
    ) : null
  const inForce = present && (
    <a href={LEGAL_DOCUMENTS[document].path}>version {present.version}, which is in force</a>
  )
  return shown.state === 'coming' ? (
    <p className="legal__notice">
      This version applies from {formatDate(shown.from)}. Until then, read {inForce}.
    </p>
  ) : (
    <p className="legal__notice">This is an earlier version. Read {inForce}.</p>
  )
}
