import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { NotFoundState } from '#web/components/ui/feedback/empty-state.tsx'
import { LostSearch } from './lost-search.tsx'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'

/** The whole page for an unknown address. */
export function NotFoundFrame({ title, text }: { title: string; text: string }) {
  return (
    <>
      <TopBar />
      <main id="content">
        <NotFoundState
          title={title}
          text={text}
          action={
            <>
              <LostSearch />
              <Link className={buttonClass({ variant: 'line' })} to={pages.home}>
                Back to Home
              </Link>
            </>
          }
        />
      </main>
      <SiteFooter />
    </>
  )
}
