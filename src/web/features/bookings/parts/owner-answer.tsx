import { ArrowLeftRight, Check, TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { clockOf } from '#shared/booking/booking-words.ts'
import { Field, Textarea } from '#web/components/ui/form/field.tsx'

interface MessageFieldProps extends ComponentProps<typeof Textarea> {
  /** The visitor's. */
  to: string
  error?: string | undefined
}

/** What the owner adds to an answer. */
export function MessageField({ to, error, ...control }: MessageFieldProps) {
  return (
    <Field label={`Message to ${to} (optional)`} error={error}>
      <Textarea name="message" rows={2} maxLength={1000} {...control} />
    </Field>
  )
}

interface OverlapProps {
  overlap: { name: string; startISO: string }
}

/** What a request would overlap in the diary. */
export const OverlapNote = ({ overlap }: OverlapProps) => (
  <span className="is-warning">
    <TriangleAlert className="icon" aria-hidden="true" />
    Overlaps {overlap.name}, {clockOf(overlap.startISO)}
  </span>
)

/** Accepting over something else is a choice of its own. */
export const AcceptLabel = ({ isAnyway }: { isAnyway: boolean }) => (
  <>
    <Check className="icon" aria-hidden="true" />
    {isAnyway ? 'Accept anyway' : 'Accept'}
  </>
)

/** In full where it does not share a narrow row. */
export const SuggestLabel = ({ isWhole = false }: { isWhole?: boolean }) => (
  <>
    <ArrowLeftRight className="icon" aria-hidden="true" />
    <span>
      Suggest<span className={isWhole ? undefined : 'wide-only'}> another time</span>
    </span>
  </>
)
