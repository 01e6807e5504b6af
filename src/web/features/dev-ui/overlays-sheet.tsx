import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx'
import { Field, Input, Textarea } from '#web/components/ui/form/field.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { StarPicker } from '#web/components/ui/stars/star-picker.tsx'
import { toast } from '#web/lib/toast.ts'

type DialogName = 'booking' | 'review' | 'delete'

export function OverlaysSheet() {
  const [shown, setShown] = useState<DialogName | null>(null)
  const [stars, setStars] = useState(0)
  const dialog = (name: DialogName) => ({
    open: shown === name,
    onOpenChange: (open: boolean) => setShown(open ? name : null),
  })
  return (
    <Panel title="Dialogs and toasts">
      <div className="row">
        <Button onClick={() => setShown('booking')}>Book Now</Button>
        <Button variant="line" onClick={() => setShown('review')}>
          Write a Review
        </Button>
        <Button variant="danger" onClick={() => setShown('delete')}>
          Delete User
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            toast({
              title: 'Booking request sent!',
              description:
                'Your booking request has been sent to Harbour Table. They will contact you shortly.',
            })
          }
        >
          Good news
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            toast({
              title: 'Search Error',
              description: "Please enter what you're looking for or an area to search.",
              variant: 'destructive',
            })
          }
        >
          Bad news
        </Button>
      </div>
      <Dialog
        {...dialog('booking')}
        title="Book an Appointment"
        description="with Harbour Table"
        art="/art/hero-poster.webp"
      >
        <div className="stack">
          <div className="two-columns">
            <Field label="Name">
              <Input />
            </Field>
            <Field label="Phone">
              <Input type="tel" placeholder="082 555 0100" />
            </Field>
          </div>
          <Field label="Email">
            <Input type="email" placeholder="you@example.co.za" />
          </Field>
          <Button block size="lg" onClick={() => setShown(null)}>
            Send Request
          </Button>
        </div>
      </Dialog>
      <Dialog {...dialog('review')} title="Write a Review">
        <div className="stack">
          <StarPicker label="Your rating" value={stars} onChange={setStars} />
          <Field label="Comment (optional)">
            <Textarea placeholder="What should a local know?" />
          </Field>
          <Button block disabled={stars === 0}>
            Submit Review
          </Button>
        </div>
      </Dialog>
      <Dialog
        {...dialog('delete')}
        confirm
        title="Delete this user?"
        description="This cannot be undone."
      >
        <Field label="Type DELETE to confirm">
          <Input autoComplete="off" />
        </Field>
        <DialogActions>
          <Button variant="quiet" onClick={() => setShown(null)}>
            Cancel
          </Button>
          <Button variant="danger" disabled>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </Panel>
  )
}
