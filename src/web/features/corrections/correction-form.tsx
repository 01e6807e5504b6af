import { CORRECTION_WORDS, type CorrectionField } from '#shared/catalogue/corrections.ts'
import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { supplyPages } from '#shared/paths.ts'
import type { CorrectionView } from '#shared/schemas/supply/correction.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import {
  PostField,
  PostForm,
  RefusedFormError,
  useTyped,
} from '#web/components/ui/form/post-form.tsx'
import { PrivacyNote } from '#web/components/ui/form/privacy-note.tsx'
import { Select } from '#web/components/ui/form/select.tsx'

/** The longest value that the form takes, by field, and the keyboard of a phone. */
const TEXT_FIELDS = {
  businessName: { maxLength: 120 },
  address: { maxLength: 200 },
  phone: { maxLength: 40, type: 'tel' },
  emailPublic: { maxLength: 200, inputMode: 'email' },
  webAddress: { maxLength: 300, inputMode: 'url' },
} as const

/** Today's value beside the one it should be. An empty field means that it is right. */
export function CorrectionForm(view: CorrectionView) {
  const { businessId, businessName } = view
  return (
    <article className="policy">
      <h1>Suggest a correction</h1>
      <p className="lead">
        For {businessName}. Fill in only what is wrong. A person looks before anything changes.
      </p>
      <CorrectionFields
        today={view.today}
        action={supplyPages.correction(businessId)}
        label="Send the correction"
      />
      <p className="text-small correction-own">
        Is it your business? <a href={claimPages.claim(businessId)}>Say so</a>, and put it right
        yourself.
      </p>
    </article>
  )
}

interface CorrectionFieldsProps {
  today: CorrectionView['today']
  action: string
  label: string
}

/** Also for whoever has been granted a page. */
export function CorrectionFields({ today, action, label }: CorrectionFieldsProps) {
  const hint = (field: CorrectionField) => `Today: ${today[field] || 'not known'}`
  return (
    <PostForm className="plain-form" action={action}>
      <RefusedFormError />
      <PostField
        label={CORRECTION_WORDS.businessName}
        hint={hint('businessName')}
        name="businessName"
        {...TEXT_FIELDS.businessName}
      />
      <Trade hint={hint('industry')} />
      {(['address', 'phone', 'emailPublic', 'webAddress'] as const).map((field) => (
        <PostField
          key={field}
          label={CORRECTION_WORDS[field]}
          hint={hint(field)}
          name={field}
          {...TEXT_FIELDS[field]}
        />
      ))}
      <fieldset className="correction-hours">
        <legend className="field__label">Opening hours</legend>
        <p className="field__hint">Write 09:00 – 17:00, or closed.</p>
        {WEEKDAYS.map((day) => (
          <PostField
            key={day}
            label={CORRECTION_WORDS[day]}
            hint={hint(day)}
            name={day}
            maxLength={40}
          />
        ))}
      </fieldset>
      <Closed />
      <PrivacyNote of="correction" />
      <Honeypot />
      <Button type="submit">{label}</Button>
    </PostForm>
  )
}

function Trade({ hint }: { hint: string }) {
  const { errors, fields } = useTyped()
  return (
    <Field label={CORRECTION_WORDS.industry} hint={hint} error={errors.industry}>
      <Select
        name="industry"
        defaultValue={fields.industry ?? ''}
        options={[{ value: '', label: 'It is right' }, ...INDUSTRIES]}
      />
    </Field>
  )
}

function Closed() {
  const { fields } = useTyped()
  return (
    <fieldset className="plain-form__choices">
      <legend className="field__label">Has it closed for good?</legend>
      <label>
        <input type="checkbox" name="closed" value="yes" defaultChecked={fields.closed === 'yes'} />
        It has closed for good
      </label>
      <p className="field__hint">
        We look before we believe it: a business is never closed by one click.
      </p>
    </fieldset>
  )
}
