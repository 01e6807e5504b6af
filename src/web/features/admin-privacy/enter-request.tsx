import { adminPrivacyPages } from '#shared/own-paths.ts'
import {
  ENTERED_KINDS,
  ENTERED_WAYS,
  REQUEST_KINDS,
  REQUEST_WAYS,
} from '#shared/privacy/data-requests.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import {
  PostField,
  PostForm,
  RefusedFormError,
  useTyped,
} from '#web/components/ui/form/post-form.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'

const KINDS = ENTERED_KINDS.map((value) => ({ value, label: REQUEST_KINDS[value] }))
const WAYS = ENTERED_WAYS.map((value) => ({ value, label: REQUEST_WAYS[value] }))

/** A request that came by mail, by phone or in person. */
export function EnterRequest({ today }: { today: string }) {
  const refused = useRefusedForm(adminPrivacyPages.enterRequest)
  return (
    <Panel>
      <details className="privacy__enter" open={refused !== undefined}>
        <summary>Enter a request by hand</summary>
        <PostForm className="stack" action={adminPrivacyPages.enterRequest}>
          <RefusedFormError />
          <div className="privacy__fields">
            <Choice label="What they ask for" name="what" options={KINDS} />
            <Choice label="How it came" name="via" options={WAYS} />
            <PostField
              label="On which day"
              name="day"
              type="date"
              max={today}
              defaultValue={today}
              required
            />
            <PostField
              label="Their e-mail address"
              hint="Optional. Only a mark of it is stored, to see whether they have asked before."
              name="email"
              type="email"
              maxLength={254}
              autoComplete="off"
            />
          </div>
          <PostField
            label="Note"
            hint="Optional. No names, numbers or addresses."
            name="note"
            rows={2}
            maxLength={300}
          />
          <Button type="submit" size="sm">
            Enter it
          </Button>
        </PostForm>
      </details>
    </Panel>
  )
}

interface ChoiceProps {
  label: string
  name: string
  options: { value: string; label: string }[]
}

function Choice({ label, name, options }: ChoiceProps) {
  const { errors, fields } = useTyped()
  return (
    <Field label={label} error={errors[name]}>
      <Select name={name} options={options} defaultValue={fields[name]} />
    </Field>
  )
}
