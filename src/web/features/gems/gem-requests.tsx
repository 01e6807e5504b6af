import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GEM_DECLINE_MAX_LENGTH } from '#shared/catalogue/gem-requests.ts'
import { pages } from '#shared/paths.ts'
import type { GemRequestsAnswer } from '#shared/schemas/gem-request.ts'
import { formatDate } from '#shared/time/dates.ts'
import { LoadFailure } from '#web/components/load-failure.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx'
import { OneFieldForm } from '#web/components/ui/form/one-field-form.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { useAcceptGem, useDeclineGem } from './gems.mutations.ts'
import { gemRequestsQuery } from './gems.query.ts'

/** Owners who ask to be featured, and those who take turns. */
export function GemRequests() {
  const { data, error, refetch } = useQuery(gemRequestsQuery)
  if (error)
    return (
      <Panel title="Requests">
        <LoadFailure error={error} onRetry={refetch} />
      </Panel>
    )
  if (!data)
    return (
      <Panel title="Requests">
        <Skeleton height={96} />
      </Panel>
    )
  return (
    <>
      <Panel title="Requests">
        {data.requests.length === 0 && <p className="muted">Nobody is waiting for an answer.</p>}
        <ul className="gem-requests">
          {data.requests.map((request) => (
            <li key={request.businessId}>
              <GemBusiness {...request} />
              <p dir="auto">{request.reason}</p>
              <p className="text-small muted">Asked on {formatDate(request.askedAt)}</p>
              <Decision {...request} mayAccept />
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Taking turns">
        <p className="text-small muted">
          They share the places on the home page that your own picks leave free. Each turn lasts a
          week, and nobody gets a second one before everybody has had a first.
        </p>
        {data.line.length === 0 && <p className="muted">Nobody yet.</p>}
        {hasNoPlace(data.line) && (
          <p>
            <b>Your own picks fill all places.</b> Nobody gets a turn until you remove one.
          </p>
        )}
        <ul className="gem-requests">
          {data.line.map((gem) => (
            <li key={gem.businessId}>
              <GemBusiness {...gem} />
              <p>
                <Turn gem={gem} />
              </p>
              <Decision {...gem} />
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}

type Gem = GemRequestsAnswer['line'][number]

const hasNoPlace = (line: Gem[]) =>
  line.some(({ rests }) => rests === null) && !line.some(({ isOnHome }) => isOnHome)

const RESTS: Record<NonNullable<Gem['rests']>, string> = {
  paused: 'Rests: its page is off the site.',
  plan: 'Rests: it is not on PREMIUM.',
  picked: 'Rests: it is one of your own picks.',
}

function Turn({ gem: { isOnHome, lastTurn, rests } }: { gem: Gem }) {
  if (rests !== null) return <span className="muted">{RESTS[rests]}</span>
  if (isOnHome) return <Badge tone="ok">On the home page now</Badge>
  return (
    <span className="muted">
      {lastTurn === null ? 'Has had no turn yet.' : `Last turn from ${formatDate(lastTurn)}.`}
    </span>
  )
}

type GemBusinessProps = Pick<Gem, 'businessId' | 'businessName' | 'industry' | 'area'>

function GemBusiness({ businessId, businessName, industry, area }: GemBusinessProps) {
  return (
    <p>
      <a href={pages.business(businessId)}>
        <b>{businessName}</b>
      </a>{' '}
      <span className="text-small muted">
        {industry} in {area}
      </span>
    </p>
  )
}

interface DecisionProps {
  businessId: string
  businessName: string
  mayAccept?: boolean
}

/** Declining needs a reason, which the owner gets. */
function Decision({ businessId, businessName, mayAccept }: DecisionProps) {
  const [isDeclining, setIsDeclining] = useState(false)
  const accept = useAcceptGem()
  const decline = useDeclineGem(businessId)
  if (isDeclining)
    return (
      <>
        <OneFieldForm
          label={`Reason for ${businessName}`}
          hint="The owner gets it by mail."
          maxLength={GEM_DECLINE_MAX_LENGTH}
          autoComplete="off"
          autoFocus
          button={mayAccept ? 'Decline' : 'End the turns'}
          send={decline}
        />
        <Button variant="quiet" size="sm" onClick={() => setIsDeclining(false)}>
          Not now
        </Button>
      </>
    )
  return (
    <div className="table__actions">
      {mayAccept && (
        <Button
          variant="sea"
          size="sm"
          pending={accept.isPending}
          aria-label={`Accept ${businessName}`}
          onClick={() => accept.mutate({ businessId, name: businessName })}
        >
          Accept
        </Button>
      )}
      <Button
        variant="danger-quiet"
        size="sm"
        aria-label={`${mayAccept ? 'Decline' : 'End the turns of'} ${businessName}`}
        onClick={() => setIsDeclining(true)}
      >
        {mayAccept ? 'Decline' : 'End the turns'}
      </Button>
    </div>
  )
}
