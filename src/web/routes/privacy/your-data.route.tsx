import { helpPages, pages, privacyPages } from '#shared/paths.ts'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'
import { NotFoundState } from '#web/components/ui/feedback/empty-state.tsx'
import { AskForData } from '#web/features/personal-data/ask-for-data.tsx'
import { DataErased } from '#web/features/personal-data/data-erased.tsx'
import { HeldData } from '#web/features/personal-data/held-data.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

const askRoute = personalPage({
  path: privacyPages.yourData,
  load: async ({ query }) => ({ isSent: query.has('sent') }),
  title: () => 'Your data',
  sheets: ['privacy'],
  Page: AskForData,
})

/** The target of the mailed link: opening it changes nothing. */
const heldRoute = personalPage({
  path: privacyPages.held,
  load: async ({ api, query }) => {
    const token = query.get('token') ?? ''
    return { token, ...(await api.getHeldData(token)) }
  },
  title: () => 'Your data',
  sheets: ['privacy'],
  Refused: ({ sentence }) => (
    <PlainFrame>
      <NotFoundState
        title="This link has expired"
        text={sentence}
        action={
          <div className="empty-state__actions">
            <a className={buttonClass({ variant: 'sea' })} href={privacyPages.yourData}>
              Ask for a new one
            </a>
            <a
              className={buttonClass({ variant: 'line' })}
              href={helpPages.article('see-or-erase-your-data')}
            >
              How it works
            </a>
            <a className={buttonClass({ variant: 'line' })} href={pages.home}>
              Back to Home
            </a>
          </div>
        }
      />
    </PlainFrame>
  ),
  Page: (view) => (
    <PlainFrame>
      {'erased' in view ? (
        <DataErased {...view.erased} />
      ) : (
        <HeldData {...view.held} token={view.token} />
      )}
    </PlainFrame>
  ),
})

export const yourDataRoutes = [askRoute, heldRoute]
