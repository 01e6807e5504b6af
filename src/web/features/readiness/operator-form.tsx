import { ownPages } from '#shared/own-paths.ts'
import type { OperatorView } from '#shared/personal-read-api.ts'
import type { OperatorDetails } from '#shared/schemas/readiness.ts'
import { Button } from '#web/components/ui/button.tsx'
import { PostField, PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'

interface OperatorField {
  name: keyof OperatorDetails
  label: string
  hint?: string
  maxLength: number
  type?: 'email' | 'tel'
  autoComplete?: string
  isOptional?: true
}

const FIELDS: OperatorField[] = [
  {
    name: 'companyName',
    label: 'Company name',
    hint: 'As registered, with (Pty) Ltd if it is one',
    maxLength: 120,
    autoComplete: 'organization',
  },
  {
    name: 'registrationNumber',
    label: 'Registration number, if there is one',
    maxLength: 40,
    isOptional: true,
  },
  {
    name: 'address',
    label: 'Address',
    hint: 'Street, suburb, code: where papers can be served',
    maxLength: 300,
  },
  {
    name: 'phone',
    label: 'Phone number, if there is one',
    hint: 'For the Terms of Service and the PAIA manual',
    maxLength: 40,
    type: 'tel',
    autoComplete: 'tel',
    isOptional: true,
  },
  {
    name: 'serverCountry',
    label: 'Country of the servers',
    hint: 'Where the data of visitors is stored',
    maxLength: 80,
  },
  {
    name: 'informationOfficer',
    label: 'Information officer',
    hint: 'The person the Information Regulator may write to (POPIA)',
    maxLength: 120,
    autoComplete: 'name',
  },
  {
    name: 'informationOfficerEmail',
    label: 'Their e-mail',
    maxLength: 254,
    type: 'email',
    autoComplete: 'email',
  },
]

/** Who runs the site. Where a field is empty, a setting counts. */
export function OperatorForm({ details, settings }: OperatorView) {
  return (
    <PostForm
      className="operator-form"
      id="details"
      action={`${ownPages.readyAction('details')}#details`}
    >
      <RefusedFormError />
      {FIELDS.map(({ label, hint, isOptional, ...control }) => {
        const setting = settings[control.name]
        const isEmpty = !details[control.name] && !setting && !isOptional
        return (
          <PostField
            key={control.name}
            {...control}
            label={
              <>
                {label} {isEmpty && <em className="check-word check-word--bad">still empty</em>}
              </>
            }
            hint={setting ? `Empty: “${setting}”, from the settings` : hint}
            defaultValue={details[control.name]}
          />
        )
      })}
      <Button type="submit">Save</Button>
    </PostForm>
  )
}
