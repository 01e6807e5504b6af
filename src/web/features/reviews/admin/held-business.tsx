import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { HeldBusiness as HeldBusinessInfo } from '#shared/schemas/reviews/admin-review.ts'
import { formatCount } from '#shared/text/numbers.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'
import { HideHeldDialog, PublishHeldDialog } from './held-business-dialogs.tsx'

type HeldBusinessProps = { held: HeldBusinessInfo; onDecide: () => void }

/** Several held reviews of one business: their numbers, and one decision for all of them. */
export function HeldBusiness({ held, onDecide }: HeldBusinessProps) {
  const [asked, setAsked] = useState<'publish' | 'hide' | null>(null)
  const close = () => setAsked(null)
  const all = `all ${formatCount(held.held)}`
  return (
    <section className="review-queue__burst">
      <TriangleAlert className="icon" aria-hidden="true" />
      <div>
        <h3>
          {formatCount(held.held)} held reviews for {held.businessName}
        </h3>
        <p>
          {networksIn(held.networks)}First {formatDateTime(held.oldestAt)}, last{' '}
          {formatDateTime(held.newestAt)}. They don’t count until you decide.
        </p>
      </div>
      <div className="review-queue__all">
        <Button
          variant="sea"
          size="sm"
          aria-label={`Publish ${all} for ${held.businessName}`}
          onClick={() => setAsked('publish')}
        >
          Publish {all}
        </Button>
        <Button
          variant="danger-line"
          size="sm"
          aria-label={`Hide ${all} for ${held.businessName}`}
          onClick={() => setAsked('hide')}
        >
          Hide {all}
        </Button>
      </div>
      {asked === 'publish' && <PublishHeldDialog held={held} onDecide={onDecide} onClose={close} />}
      {asked === 'hide' && <HideHeldDialog held={held} onDecide={onDecide} onClose={close} />}
    </section>
  )
}

function networksIn(networks: number): string {
  if (networks === 0) return ''
  return networks === 1 ? 'All from one network. ' : `From ${formatCount(networks)} networks. `
}
