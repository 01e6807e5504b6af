import { setImmediate as pause } from 'node:timers/promises'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { formatDateTime } from '#shared/time/dates.ts'
import { describeHeld, type HeldByKind } from './held.ts'

export interface HeldFile {
  email: string
  asOf: string
  held: HeldByKind
  /** Data addresses. */
  pictures?: string[]
}

/** So many at once, then others have their turn. */
const ITEMS = 100

const html = (element: ReactElement) => renderToStaticMarkup(element)

/** A file to read: whole in itself, without script, made in pieces. */
export async function* heldPage({ email, asOf, held, pictures = [] }: HeldFile) {
  const title = `What CPT Recommends holds about ${email}`
  yield `<!doctype html><html lang="en-ZA"><head>${html(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
    </>,
  )}</head><body>`
  yield html(
    <>
      <h1>{title}</h1>
      <p>As of {formatDateTime(asOf)}.</p>
      {held.length === 0 && <p>Nothing.</p>}
    </>,
  )
  for (const { title: kind, count, items } of describeHeld(held, Number.POSITIVE_INFINITY)) {
    yield html(
      <h2>
        {kind} ({count})
      </h2>,
    )
    for (let from = 0; from < items.length; from += ITEMS) {
      await pause()
      yield items
        .slice(from, from + ITEMS)
        .map(describeItem)
        .join('')
    }
  }
  for (const picture of pictures) yield html(<img src={picture} alt="" width="600" />)
  yield '</body></html>'
}

type Item = ReturnType<typeof describeHeld>[number]['items'][number]

const describeItem = ({ title, facts }: Item): string =>
  html(
    <article>
      <h3>{title}</h3>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>,
  )
