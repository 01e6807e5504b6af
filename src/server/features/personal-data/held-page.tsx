import { renderToStaticMarkup } from 'react-dom/server'
import { formatDateTime } from '#shared/time/dates.ts'
import { describeHeld, type HeldByKind } from './held.ts'

interface HeldPageProps {
  email: string
  asOf: string
  held: HeldByKind
}

/** A file to read: whole in itself, without script. */
export function heldPage({ email, asOf, held }: HeldPageProps): string {
  const title = `What CPT Recommends holds about ${email}`
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en-ZA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </head>
      <body>
        <h1>{title}</h1>
        <p>As of {formatDateTime(asOf)}.</p>
        {held.length === 0 && <p>Nothing.</p>}
        {describeHeld(held, Number.POSITIVE_INFINITY).map((kind) => (
          <section key={kind.title}>
            <h2>
              {kind.title} ({kind.count})
            </h2>
            {kind.items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
              <article key={index}>
                <h3>{item.title}</h3>
                <dl>
                  {item.facts.map(({ label, value }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </article>
            ))}
          </section>
        ))}
      </body>
    </html>,
  )}`
}
