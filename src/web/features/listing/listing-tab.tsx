import { Link } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { PRICE_WORDS } from '#shared/money/price-ranges.ts'
import { pages } from '#shared/paths.ts'
import type { Profile } from '#shared/schemas/profile.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Input, Textarea } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { useReportUnsaved } from '#web/components/unsaved-changes.tsx'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { useTexts } from '#web/lib/forms/use-texts.ts'
import { HoursEditor } from './hours-editor.tsx'
import { type ListingForm, listingFormOf, listingFormSchema } from './listing-form.ts'
import { useSaveListing } from './save-listing.mutation.ts'

const loadSchema = async () => listingFormSchema

const PRICE_OPTIONS = [
  { value: '', label: 'Not specified' },
  ...Object.entries(PRICE_WORDS).map(([value, words]) => ({ value, label: `${value} (${words})` })),
]

const textsOf = ({ hours: _, ...texts }: ListingForm) => texts

export function ListingTab({ profile }: { profile: Profile | null }) {
  const save = useSaveListing()
  const [saved, setSaved] = useState(() => listingFormOf(profile))
  const [hours, setHours] = useState(saved.hours)
  const { texts, setTexts, field } = useTexts(textsOf(saved))
  const form = { ...saved, ...texts, hours }
  const isDirty = JSON.stringify(form) !== JSON.stringify(saved)
  useReportUnsaved('listing', isDirty)
  const { errors, props, check } = useSchemaForm(
    loadSchema,
    (request) =>
      save.mutate(request, {
        onSuccess: (answer) => {
          const stored = listingFormOf(answer.profile)
          setSaved(stored)
          setHours(stored.hours)
          setTexts(textsOf(stored))
        },
      }),
    () => form,
  )
  return (
    <form className="dashboard-columns" {...props}>
      {!profile && <ProfileFirst />}
      <HoursEditor
        hours={hours}
        errors={errors}
        onChange={setHours}
        onReplaced={() => check('hours.')}
      />
      <Panel title="Details" className="stack">
        <Field
          label="Services"
          hint="Separate them with commas: Cuts, Colour, Braids"
          error={errors.services}
        >
          <Textarea rows={3} {...field('services')} />
        </Field>
        <Field
          label="Amenities"
          hint="Separate them with commas: Parking, Wi-Fi"
          error={errors.amenities}
        >
          <Textarea rows={3} {...field('amenities')} />
        </Field>
        <Field label="Price range" error={errors.priceRange}>
          <Select options={PRICE_OPTIONS} {...field('priceRange')} />
        </Field>
        <Field label="Year established" error={errors.year}>
          <Input
            type="number"
            inputMode="numeric"
            min={1900}
            max={2025}
            step={1}
            {...field('year')}
          />
        </Field>
        <div className="form-end">
          <Button type="submit" disabled={!profile} pending={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save Listing'}
          </Button>
        </div>
      </Panel>
    </form>
  )
}

/** The listing can be saved only after the first save of the profile, on another tab. */
function ProfileFirst() {
  return (
    <p className="dashboard-note dashboard-columns__all" role="note">
      <Info className="icon" aria-hidden="true" />
      <span>
        <b>Your profile comes first.</b> Fill in what you like here; you can save it as soon as{' '}
        <Link to={pages.dashboard}>your profile</Link> has been saved once.
      </span>
    </p>
  )
}
