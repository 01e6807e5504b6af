import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { PRICE_WORDS } from '#shared/money/price-ranges.ts'
import { pages } from '#shared/paths.ts'
import type { Profile } from '#shared/schemas/profile.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Input, Textarea } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { useReportUnsaved } from '#web/components/unsaved-changes.tsx'
import { HoursEditor } from './hours-editor.tsx'
import { listingFormOf, listingFormSchema } from './listing-form.ts'
import { useSaveListing } from './save-listing.mutation.ts'

const resolver = zodResolver(listingFormSchema)

const PRICE_OPTIONS = [
  { value: '', label: 'Not specified' },
  ...Object.entries(PRICE_WORDS).map(([value, words]) => ({ value, label: `${value} (${words})` })),
]

export function ListingTab({ profile }: { profile: Profile | null }) {
  const save = useSaveListing()
  const form = useForm({ resolver, defaultValues: listingFormOf(profile) })
  const { errors, isDirty } = form.formState
  useReportUnsaved('listing', isDirty)
  const submit = form.handleSubmit((request) =>
    save.mutate(request, { onSuccess: (answer) => form.reset(listingFormOf(answer.profile)) }),
  )
  return (
    <form className="cols" noValidate onSubmit={(event) => void submit(event)}>
      {!profile && <ProfileFirst />}
      <HoursEditor form={form} />
      <Panel title="Details" className="stack">
        <Field
          label="Services"
          hint="Separate them with commas: Cuts, Colour, Braids"
          error={errors.services?.message}
        >
          <Textarea rows={3} {...form.register('services')} />
        </Field>
        <Field
          label="Amenities"
          hint="Separate them with commas: Parking, Wi-Fi"
          error={errors.amenities?.message}
        >
          <Textarea rows={3} {...form.register('amenities')} />
        </Field>
        <Field label="Price range" error={errors.priceRange?.message}>
          <Select options={PRICE_OPTIONS} {...form.register('priceRange')} />
        </Field>
        <Field label="Year established" error={errors.year?.message}>
          <Input
            type="number"
            inputMode="numeric"
            min={1900}
            max={2025}
            step={1}
            {...form.register('year')}
          />
        </Field>
        <div className="formend">
          <Button type="submit" disabled={!profile} pending={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save Listing'}
          </Button>
        </div>
      </Panel>
    </form>
  )
}

/** What is typed here waits on the other tab's first save. */
function ProfileFirst() {
  return (
    <p className="dnote cols__all" role="note">
      <Info className="ic" aria-hidden="true" />
      <span>
        <b>Your profile comes first.</b> Fill in what you like here; you can save it as soon as{' '}
        <Link to={pages.dashboard}>your profile</Link> has been saved once.
      </span>
    </p>
  )
}
