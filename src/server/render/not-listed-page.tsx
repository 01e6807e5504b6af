import { renderToStaticMarkup } from 'react-dom/server'
import type { Category } from '#shared/catalogue/categories.ts'
import { pages } from '#shared/paths.ts'
import type { BusinessOnCard } from '#shared/schemas/business-list.ts'
import { BusinessCard } from '#web/components/business-card.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'
import type { Assets } from './assets.ts'
import { escapeXml } from './feeds/xml.ts'
import { plainScript } from './html-document.ts'

interface NotListedProps {
  category: Category
  similar: BusinessOnCard[]
  now: Date
}

/** For a paused business: says so, without its name, and shows similar ones. */
export function notListedPage(props: NotListedProps, assets: Assets) {
  const links = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const markup = renderToStaticMarkup(<NotListed {...props} />)
  return `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeXml('Not listed at the moment | CPT Recommends')}</title>${links}</head><body>${markup}${plainScript(assets)}</body></html>`
}

function NotListed({ category, similar, now }: NotListedProps) {
  return (
    <main id="content" className="section">
      <div className="wrap stack">
        <p>
          <a href={pages.home}>Back to Home</a>
        </p>
        <h1>Not listed at the moment</h1>
        <p>This business is not listed on CPT Recommends right now. It may come back.</p>
        <p>
          <a className={buttonClass()} href={pages.category(category.slug)}>
            {category.title} in Cape Town
          </a>
        </p>
        {similar.length > 0 && (
          <>
            <h2>Similar places</h2>
            <ul className="business-grid">
              {similar.map((business) => (
                <li key={business.id}>
                  <BusinessCard business={business} level="h3" now={now.getTime()} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </main>
  )
}
