import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import type { BookingSetup, BookingSetupRequest } from '#shared/schemas/bookings/booking-setup.ts'
import type { ListingRequest } from '#shared/schemas/listing.ts'
import type { Profile } from '#shared/schemas/profile.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { useReportUnsaved } from '#web/components/unsaved-changes.tsx'
import { call } from '#web/lib/api/api-client.ts'
import { bookingSetupQuery } from '#web/lib/api/booking-setup.query.ts'
import { showSavedProfile } from '#web/lib/api/dashboard.query.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { logFailure } from '#web/lib/api/log-failure.ts'
import { isPublic } from '#web/lib/api/query-keys.ts'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { toast } from '#web/lib/toast.ts'

/** What is stored of a listing. */
export interface Stored {
  profile: Profile | null
  setup: BookingSetup
}

/** A part is saved by one call or by both. */
interface PartChange {
  listing?: ListingRequest
  setup?: BookingSetupRequest
}

function useSavePart(stored: Stored) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ listing, setup }: PartChange): Promise<Stored> => {
      let { profile, setup: stands } = stored
      if (setup) {
        const answer = await call('PUT /api/dashboard/booking-setup', { body: setup })
        queryClient.setQueryData(bookingSetupQuery.queryKey, answer)
        queryClient.removeQueries({ predicate: isPublic })
        stands = answer.setup
      }
      if (listing) {
        profile = (await call('PUT /api/business/listing', { body: listing })).profile
        showSavedProfile(queryClient, profile)
      }
      return { profile, setup: stands }
    },
    onSuccess: () =>
      toast({ title: 'Listing updated', description: 'Your listing details have been saved.' }),
    onError: (error) => {
      logFailure('Save failed', error)
      toast({
        variant: 'destructive',
        title: 'Save failed',
        description: 'Failed to save listing details.',
      })
    },
  })
}

interface PartOptions<Values, Sent> {
  /** Among the dashboard's forms with unsaved changes. */
  name: string
  /** What each of its values is called where it is not saved yet. */
  words: Record<keyof Values & string, string>
  read: (stored: Stored) => Values
  loadSchema: () => Promise<z.ZodType<Sent>>
  changeOf: (sent: Sent) => PartChange
}

/** The form of one part of the listing: its values, what of them is unsaved, and how it is saved. */
export function usePart<Values extends object, Sent>(
  stored: Stored,
  { name, words, read, loadSchema, changeOf }: PartOptions<Values, Sent>,
) {
  const [saved, setSaved] = useState(() => read(stored))
  const [values, setValues] = useState(saved)
  const unsaved = keysOf(words)
    .filter((key) => JSON.stringify(values[key]) !== JSON.stringify(saved[key]))
    .map((key) => words[key])
  useReportUnsaved(name, unsaved.length > 0)
  const save = useSavePart(stored)
  const form = useSchemaForm(
    loadSchema,
    (sent) => {
      if (save.isPending) return
      save.mutate(changeOf(sent), {
        onSuccess: (now) => {
          setSaved(read(now))
          setValues(read(now))
        },
        onError: form.showFailure,
      })
    },
    { read: () => values },
  )
  return {
    values,
    unsaved,
    errors: form.errors,
    formProps: form.props,
    isSaving: save.isPending,
    /** Null where a field says it. */
    failure: save.isError && !form.refusedField ? failureText(save.error) : null,
    change: (part: Partial<Values>) => {
      setValues((known) => ({ ...known, ...part }))
      // Errors are keyed by position, and rows may have moved.
      if (Object.keys(form.errors).length > 0) form.check('')
    },
    discard: () => {
      setValues(saved)
      save.reset()
      form.clear()
    },
  }
}
