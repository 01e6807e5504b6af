import type { ReactNode } from 'react'
import { LEGAL_DOCUMENTS } from '#shared/legal/documents.ts'
import type { LegalPageView } from '#shared/legal/edition.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { formatDate } from '#shared/time/dates.ts'
import { ContentsList } from '#web/components/contents-list.tsx'
import { EditionList } from './edition-list.tsx'
import { EditionNotice } from './edition-notice.tsx'
import { KeptText } from './kept-text.tsx'

export interface LegalPart {
  id: string
  title: string
  /** The part in one or two sentences. */
  short?: string
  text: ReactNode
}

interface LegalPageProps {
  page: LegalPageView
  /** The newest text. */
  parts: readonly LegalPart[]
}

/** A legal page: bar of all of them, version, contents, parts with their 'In short', and the other versions. */
export function LegalPage({ page, parts }: LegalPageProps) {
  const { document, shown, kept } = page
  const text = LEGAL_DOCUMENTS[document]
  const contents = kept?.parts ?? parts
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
          <h1>{'heading' in text ? text.heading : text.title}</h1>
          <p className="lead">{text.lead}</p>
        </div>
        <div className="legal__version">
          <dl>
            <div>
              <dt>Version</dt>
              <dd>{shown.version}</dd>
            </div>
            <div>
              <dt>{shown.state === 'coming' ? 'In force from' : 'In force since'}</dt>
              <dd>{formatDate(shown.from)}</dd>
            </div>
            {shown.state === 'earlier' && shown.until !== null && (
              <div>
                <dt>Replaced on</dt>
                <dd>{formatDate(shown.until)}</dd>
              </div>
            )}
          </dl>
          <a className="legal__all-versions" href="#versions">
            All versions
          </a>
        </div>
      </header>
      <EditionNotice page={page} />
      <div className="legal__body">
        <ContentsList
          title="Contents"
          parts={[
            ...contents.map(({ id, title }) => ({ id, text: title })),
            { id: 'versions', text: 'Versions' },
          ]}
        />
        <div>
          {kept ? (
            <KeptText html={kept.html} operator={page.operator} />
          ) : (
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
          )}
          <EditionList page={page} number={contents.length + 1} />
        </div>
      </div>
    </div>
  )
}
