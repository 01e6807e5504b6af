import type { ReactNode } from 'react'
import { LEGAL_DOCUMENTS, type LegalDocument } from '#shared/legal/documents.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { formatDate } from '#shared/time/dates.ts'
import { ContentsList } from '#web/components/contents-list.tsx'

export interface LegalPart {
  id: string
  title: string
  /** The part in one or two sentences. */
  short?: string
  text: ReactNode
}

interface LegalPageProps {
  document: LegalDocument
  /** If it is not that of the document. */
  title?: string
  lead: string
  parts: readonly LegalPart[]
}

/** A legal page: bar of all of them, version, contents, and parts with their 'In short'. */
export function LegalPage({ document, title, lead, parts }: LegalPageProps) {
  const { title: ownTitle, version, inForceSince } = LEGAL_DOCUMENTS[document]
  return (
    <div className="wrap legal">
      <nav className="legal__documents" aria-label="Legal pages">
        {keysOf(LEGAL_DOCUMENTS).map((other) => (
          <a
            key={other}
            href={LEGAL_DOCUMENTS[other].path}
            aria-current={other === document ? 'page' : undefined}
          >
            {LEGAL_DOCUMENTS[other].title}
          </a>
        ))}
      </nav>
      <header className="legal__head">
        <div>
          <h1>{title ?? ownTitle}</h1>
          <p className="lead">{lead}</p>
        </div>
        <dl className="legal__version">
          <div>
            <dt>Version</dt>
            <dd>{version}</dd>
          </div>
          <div>
            <dt>In force since</dt>
            <dd>{formatDate(inForceSince)}</dd>
          </div>
        </dl>
      </header>
      <div className="legal__body">
        <ContentsList title="Contents" parts={parts.map(({ id, title: text }) => ({ id, text }))} />
        <article>
          {parts.map((part, index) => (
            <section key={part.id} id={part.id} className="legal-part">
              <h2>
                <span>{index + 1}</span>
                {part.title}
              </h2>
              {part.short && (
                <p className="legal-part__short">
                  <b>In short</b>
                  {part.short}
                </p>
              )}
              <div className="legal-part__text">{part.text}</div>
            </section>
          ))}
        </article>
      </div>
    </div>
  )
}
