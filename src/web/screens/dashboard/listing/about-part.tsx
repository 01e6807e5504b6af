import { PRICE_WORDS, priceRangeText } from '#shared/money/price-ranges.ts'
import { FIRST_YEAR, LAST_YEAR } from '#shared/schemas/listing.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { Field, Input, Textarea } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { type AboutForm, aboutFormOf, aboutFormSchema } from '#web/features/listing/about-form.ts'
import type { Control } from '#web/lib/forms/use-texts.ts'
import { SaveBar } from './save-bar.tsx'
import { type Stored, usePart } from './use-part.ts'

const PRICE_OPTIONS = [
  { value: '', label: 'Not specified' },
  ...keysOf(PRICE_WORDS).map((value) => ({ value, label: priceRangeText(value) })),
]

const ABOUT = {
  name: 'about',
  words: { amenities: 'amenities', priceRange: 'price range', year: 'year established' },
  read: ({ profile }: Stored) => aboutFormOf(profile),
  loadSchema: async () => aboutFormSchema,
  changeOf: (listing: typeof aboutFormSchema._output) => ({ listing }),
}

export function AboutPart({ stored }: { stored: Stored }) {
  const { values, errors, change, formProps, discard, ...bar } = usePart(stored, ABOUT)
  const field = (name: keyof AboutForm) => ({
    name,
    value: values[name],
    onChange: ({ currentTarget: { value } }: React.ChangeEvent<Control>) =>
      change({ ...values, [name]: value }),
  })
  return (
    <form className="dashboard-columns" {...formProps}>
      <Panel title="Details" className="stack dashboard-columns__all">
        <Field
          label="Amenities"
          hint="Separate them with commas: Parking, Wi-Fi"
          error={errors.amenities}
        >
          <Textarea rows={3} {...field('amenities')} />
        </Field>
        <div className="two-columns">
          <Field label="Price range" error={errors.priceRange}>
            <Select options={PRICE_OPTIONS} {...field('priceRange')} />
          </Field>
          <Field label="Year established" error={errors.year}>
            <Input
              type="number"
              inputMode="numeric"
              min={FIRST_YEAR}
              max={LAST_YEAR}
              step={1}
              {...field('year')}
            />
          </Field>
        </div>
      </Panel>
      <SaveBar {...bar} disabled={!stored.profile} onDiscard={discard} />
    </form>
  )
}
