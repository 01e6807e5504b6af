import type { GemRequest, OwnGemView } from '#shared/catalogue/gem-requests.ts'
import { ownPages } from '#shared/own-paths.ts'
import { moneyPages, pages } from '#shared/paths.ts'
import { countOf } from '#shared/text/numbers.ts'
import { formatDate } from '#shared/time/dates.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { PostForm } from '#web/components/ui/form/post-form.tsx'
import { Panel } from '#web/components/ui/panel.tsx'

/** Where the owner's business stands. */
export function GemStanding({ gem }: { gem: OwnGemView }) {
  const { isOnHome, request } = gem
  return (
    <Panel
      title="Where you stand"
      className="stack"
      action={isOnHome && <Badge tone="ok">On the home page now</Badge>}
    >
      <Standing gem={gem} />
      {request && isOpen(request) && (
        <PostForm action={ownPages.gemsLeave}>
          <Button type="submit" variant="quiet" size="sm">
            {request.state === 'asked' ? 'Take my request back' : 'Leave the line'}
          </Button>
        </PostForm>
      )}
    </Panel>
  )
}

const isOpen = ({ state }: GemRequest) => state === 'asked' || state === 'accepted'

function Standing({ gem }: { gem: OwnGemView }) {
  const { businessName, isPremium, isPicked, request, askAgainFrom } = gem
  if (businessName === null)
    return (
      <p>
        Save your <a href={pages.dashboard}>profile</a> first: then there is a page to feature.
      </p>
    )
  if (isPicked) return <p>Our team has picked {businessName}. You need no turn for that.</p>
  if (request?.state === 'accepted') return <InLine gem={gem} lastTurn={request.lastTurn} />
  if (!isPremium)
    return (
      <p>
        Asking for a turn is part of PREMIUM. You can change your plan under{' '}
        <a href={moneyPages.billing}>Plan &amp; billing</a>.
      </p>
    )
  if (request?.state === 'asked')
    return (
      <>
        <p>You asked on {formatDate(request.askedAt)}. A person looks at it and answers by mail.</p>
        <blockquote className="muted" dir="auto">
          {request.reason}
        </blockquote>
      </>
    )
  if (request?.state === 'declined')
    return (
      <>
        <p>We have declined your request. The reason: {request.answer}</p>
        {askAgainFrom !== null && <p>You can ask again from {formatDate(askAgainFrom)}.</p>}
      </>
    )
  return <p>You take no turns yet. Tell us why you should.</p>
}

function InLine({ gem, lastTurn }: { gem: OwnGemView; lastTurn: string | null }) {
  const { isPremium, isPublic, isOnHome, inLine } = gem
  if (!isPremium || !isPublic)
    return (
      <p>
        You are accepted, and your turns rest{' '}
        {isPublic ? 'until you are on PREMIUM again.' : 'while your page is off the site.'}
      </p>
    )
  return (
    <>
      <p>
        {isOnHome
          ? 'It is your turn: you are on the home page until Sunday.'
          : 'You are in line. Whoever has waited longest is next.'}
      </p>
      <p className="text-small muted">
        {countOf(inLine, 'business', 'businesses')} in line.{' '}
        {lastTurn !== null && `Your last turn began on ${formatDate(lastTurn)}.`}
      </p>
    </>
  )
}
