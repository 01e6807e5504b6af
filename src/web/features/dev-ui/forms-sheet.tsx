import { useState } from 'react'
import { Field, FormError, Input, Textarea } from '#web/components/ui/form/field.tsx'
import { RadioCard } from '#web/components/ui/form/radio-card.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { StarPicker } from '#web/components/ui/stars/star-picker.tsx'

export function FormsSheet() {
  const [stars, setStars] = useState(4)
  return (
    <Panel title="Fields" className="stack">
      <FormError>Invalid email or password</FormError>
      <Field label="Your name" hint="As your neighbours know you.">
        <Input placeholder="Name and surname" />
      </Field>
      <Field label="Email" error="Valid email is required">
        <Input type="email" defaultValue="thandi@" />
      </Field>
      <div className="two-columns">
        <Field label="Area">
          <Select
            options={['City Bowl', 'Atlantic Seaboard']}
            placeholder="Choose an area"
            defaultValue=""
          />
        </Field>
        <Field label="Date (optional)">
          <Input type="date" />
        </Field>
      </div>
      <Field label="Comment (optional)">
        <Textarea placeholder="What should a local know?" />
      </Field>
      <StarPicker label="Your rating" value={stars} onChange={setStars} />
      <fieldset>
        <legend className="display dev-ui__legend">Choose a plan</legend>
        <div className="radio-cards">
          <RadioCard
            name="plan"
            value="BASIC"
            title="Basic"
            price="R99"
            period="per month"
            features={['Platform access', 'Business listing', 'Built-in map']}
          />
          <RadioCard
            name="plan"
            value="PREMIUM"
            defaultChecked
            premium
            title="Premium"
            recommended="Recommended"
            price="R299"
            period="per month"
            features={['Everything in Basic', 'Priority support', 'Automation']}
          />
        </div>
      </fieldset>
    </Panel>
  )
}
