import { useState } from 'react'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { BlockEntryForm } from './block-entry-form.tsx'
import { BookingEntryForm } from './booking-entry-form.tsx'
import type { DiaryDraft, DraftKind } from './diary-draft.ts'
import { useEntryTime } from './time-fields.tsx'

const KINDS: readonly [DraftKind, string][] = [
  ['booking', 'Booking'],
  ['block', 'Block time'],
]

interface DiaryDialogProps {
  /** Where it was opened; kept while the dialog closes. */
  draft: DiaryDraft
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What the owner writes in the diary. */
export function DiaryDialog({ draft, open, onOpenChange }: DiaryDialogProps) {
  const { kind, day, from } = draft
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add to your diary">
      <DiaryEntry key={`${kind} ${day} ${from}`} draft={draft} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function DiaryEntry({ draft, onDone }: { draft: DiaryDraft; onDone: () => void }) {
  const [kind, setKind] = useState(draft.kind)
  const time = useEntryTime(draft)
  const EntryForm = kind === 'booking' ? BookingEntryForm : BlockEntryForm
  return (
    <>
      <fieldset className="diary-kinds">
        <legend className="sr-only">What to add</legend>
        {KINDS.map(([name, word]) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === kind}
            onClick={() => setKind(name)}
          >
            {word}
          </button>
        ))}
      </fieldset>
      <EntryForm time={time} onDone={onDone} />
    </>
  )
}
