import type { ReactNode } from 'react'

export interface BackLink {
  href: string
  label: string
}

interface PlainPageProps {
  /** Unless the form has its own heading. */
  title?: string
  sentences?: readonly string[]
  back: BackLink
  children?: ReactNode
}

/** A form without script, or its answer. */
export function PlainPage({ title, sentences = [], back, children }: PlainPageProps) {
  return (
    <main id="content" className="section plain-page">
      <div className="wrap">
        <div className="policy stack">
          {title !== undefined && <h1>{title}</h1>}
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {children}
          <p>
            <a href={back.href}>{back.label}</a>
          </p>
        </div>
      </div>
    </main>
  )
}
