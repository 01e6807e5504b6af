import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { PRICE_WORDS } from '#shared/catalogue/price-ranges.ts'
import type { Profile } from '#shared/schemas/profile.ts'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { Field, Input, Textarea } from '#web/components/ui/field.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { HoursEditor } from './hours-editor.tsx'
import { listingFormOf, listingFormSchema } from './listing-form.ts'
import { useSaveListing } from './save-listing.mutation.ts'
import { useReportUnsaved } from './unsaved-changes.tsx'

const resolver = zodResolver(listingFormSchema)

const PRICE_OPTIONS = [
  { value: '', label: 'Not specified' },
  ...Object.entries(PRICE_WORDS).map(([value, words]) => ({ value, label: `${value} (${words})` })),
]

export function ListingTab({ profile }: { profile: Profile | null }) {
  if (profile) return <ListingPanel profile={profile} />
  return (
    <div className="dpad">
      <EmptyState
        frame="panel"
        title="First things first"
        text="Save your profile once. Then tell visitors here when you are open and what you do."
      />
    </div>
  )
}

function ListingPanel({ profile }: { profile: Profile }) {
  const save = useSaveListing()
  const form = useForm({ resolver, defaultValues: listingFormOf(profile) })
  const { errors, isDirty } = form.formState
  useReportUnsaved('listing', isDirty)
  const submit = form.handleSubmit((request) =>
    save.mutate(request, { onSuccess: (answer) => form.reset(listingFormOf(answer.profile)) }),
  )
  return (
    <form className="cols" noValidate onSubmit={(event) => void submit(event)}>
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
          <Button type="submit" pending={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save Listing'}
          </Button>
        </div>
      </Panel>
    </form>
  )
}
