import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shortMoment } from '#shared/booking/booking-words.ts'
import { blockedTimeRequestSchema } from '#shared/schemas/bookings/free-times.ts'
import { Button } from '#web/components/ui/button.tsx'
import { DialogActions } from '#web/components/ui/dialog.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { WhoseTime } from '#web/features/bookings/parts/whose-time.tsx'
import { bookingSetupQuery, useBlockTime } from '#web/lib/api/booking-setup.query.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { toast } from '#web/lib/toast.ts'
import { type EntryTime, TimeFields } from './time-fields.tsx'

const loadSchema = async () => blockedTimeRequestSchema

interface EntryFormProps {
  time: EntryTime
  onDone: () => void
}

/** A time at which nobody can book. */
export function BlockEntryForm({ time, onDone }: EntryFormProps) {
  const [note, setNote] = useState('')
  const [personId, setPersonId] = useState('')
  const { data } = useQuery(bookingSetupQuery)
  const block = useBlockTime()
  const { startISO, endISO } = time.of()
  const form = useSchemaForm(
    loadSchema,
    (request) => {
      if (block.isPending) return
      block.mutate(request, {
        onSuccess: () => {
          toast({ title: 'Time blocked', description: `From ${shortMoment(startISO)}` })
          onDone()
        },
        onError: form.showFailure,
      })
    },
    { read: () => ({ startISO, endISO, note, personId }) },
  )
  return (
    <form className="diary-form" {...form.props}>
      <TimeFields time={time} errors={form.errors} />
      <Field label="Note (optional)" hint="Only you see it." error={form.errors.note}>
        <Input
          name="note"
          maxLength={120}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <WhoseTime people={data?.setup.people ?? []} value={personId} onChange={setPersonId} />
      {block.isError && !form.refusedField && <FormError>{failureText(block.error)}</FormError>}
      <DialogActions>
        <Button type="submit" variant="sea" pending={block.isPending}>
          Block this time
        </Button>
      </DialogActions>
    </form>
  )
}
