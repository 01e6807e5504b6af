import { useState } from 'react'
import { BURST_HIDE_REASON } from '#shared/catalogue/hide-reasons.ts'
import { type HeldBusiness, hideReviewSchema } from '#shared/schemas/reviews/admin-review.ts'
import { formatCount } from '#shared/text/numbers.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { HideReasonField } from './hide-reason-field.tsx'
import { useHideHeld, usePublishHeld } from './review-queue.mutations.ts'

const loadSchema = async () => hideReviewSchema

type HeldDialogProps = { held: HeldBusiness; onDecide: () => void; onClose: () => void }

/** One click decides many reviews, so both ask for confirmation. */
export function PublishHeldDialog({ held, onDecide, onClose }: HeldDialogProps) {
  const publish = usePublishHeld()
  const count = formatCount(held.held)
  return (
    <Dialog
      open
      confirm
      onOpenChange={(open) => {
        if (!open && !publish.isPending) onClose()
      }}
      title={`Publish all ${count}`}
      description={
        <>
          All held reviews for <b>{held.businessName}</b> that have arrived so far are shown and
          counted.
        </>
      }
    >
      <DialogActions>
        <Button variant="quiet" disabled={publish.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="sea"
          pending={publish.isPending}
          onClick={() => {
            onDecide()
            publish.mutate(held, { onSettled: onClose })
          }}
        >
          Publish all {count}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export function HideHeldDialog({ held, onDecide, onClose }: HeldDialogProps) {
  const [reason, setReason] = useState(BURST_HIDE_REASON)
  const hide = useHideHeld()
  const count = formatCount(held.held)

  const { errors, props } = useSchemaForm(
    loadSchema,
    (values) => {
      if (hide.isPending) return
      onDecide()
      hide.mutate({ held, ...values }, { onSettled: onClose })
    },
    { read: () => ({ reason }) },
  )

  return (
    <Dialog
      open
      confirm
      onOpenChange={(open) => {
        if (!open && !hide.isPending) onClose()
      }}
      title={`Hide all ${count}`}
      description={
        <>
          All held reviews for <b>{held.businessName}</b> that have arrived so far stay hidden. Each
          can be published again.
        </>
      }
    >
      <form {...props}>
        <HideReasonField value={reason} error={errors.reason} onChange={setReason} />
        <DialogActions>
          <Button variant="quiet" disabled={hide.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" pending={hide.isPending}>
            Hide all {count}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
