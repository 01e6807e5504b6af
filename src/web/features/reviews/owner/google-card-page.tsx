import { pages } from '#shared/paths.ts'
import type { GoogleCard } from '#shared/personal-read-api.ts'
import { qrPath } from '#web/lib/qr-path.ts'

/** Cards on a page of A4. */
const CARDS = ['one', 'two', 'three', 'four']
const CODE = 100

/** Cards with the owner's Google review form as a QR code: to print, and to cut. */
export function GoogleCardPage({ businessName, url }: GoogleCard) {
  // Error correction level Q survives a coffee stain.
  const code = qrPath(url, { size: CODE, level: 'Q', quiet: 2 })
  return (
    <main id="content" className="google-cards">
      <div className="google-cards__how">
        <h1>Cards for your counter</h1>
        <p>
          Print this page on A4 (Ctrl+P, or Share and Print on a phone) and cut it in four. Whoever
          scans the code reviews you on Google. Give a card to everybody, not only to happy
          customers: Google asks for that.
        </p>
        <p>
          <a href={`${pages.dashboard}?tab=reviews`}>Back to your reviews</a>
        </p>
      </div>
      <div className="google-cards__sheet">
        {CARDS.map((card, index) => (
          <section key={card} className="google-card" aria-hidden={index > 0}>
            <p className="google-card__name" dir="auto">
              {businessName}
            </p>
            <p>How was your visit?</p>
            <svg
              className="google-card__code"
              viewBox={`0 0 ${CODE} ${CODE}`}
              role="img"
              aria-label={`QR code of ${url}`}
            >
              <path d={code} />
            </svg>
            <p>Scan and review us on Google</p>
          </section>
        ))}
      </div>
    </main>
  )
}
