import { helpPages, pages } from '#shared/paths.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { NotFoundState } from '#web/components/ui/feedback/empty-state.tsx'

/** For an invalid link: truncated, or of a deleted booking. */
export function UnknownBooking({ sentence }: { sentence: string }) {
  return (
    <main id="content">
      <NotFoundState
        title="We cannot find that booking"
        text={sentence}
        action={
          <div className="empty-state__actions">
            <a
              className={buttonClass({ variant: 'sea' })}
              href={helpPages.article('lost-the-mail-of-a-booking')}
            >
              Find my booking
            </a>
            <a className={buttonClass({ variant: 'line' })} href={pages.home}>
              Back to Home
            </a>
          </div>
        }
      />
    </main>
  )
}
