import { useState } from 'react'
import { CodeField } from '#web/components/code-field.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { codeRefusal } from '#web/lib/api/session.mutations.ts'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { useChangeEmail } from './account.mutations.ts'

/** An empty code is not sent: most accounts have no second step. */
const loadSchema = () =>
  import('#shared/schemas/accounts/account.ts').then(({ changeEmailSchema }) =>
    changeEmailSchema.extend({ code: changeEmailSchema.shape.code.catch(undefined) }),
  )

/** Another e-mail address, which the new mailbox has to confirm. */
export function EmailPanel() {
  const change = useChangeEmail()
  const [codeWanted, setCodeWanted] = useState(false)
  const form = useSchemaForm(loadSchema, (request) =>
    change.mutate(request, {
      onSuccess: form.clear,
      onError: (error) => {
        form.showFailure(error)
        if (codeRefusal(error) !== undefined) setCodeWanted(true)
      },
    }),
  )
  return (
    <Panel title="E-mail address" help="change-your-email-address">
      <form className="stack" {...form.props}>
        <p>We send a link to the new address. Nothing changes until you open it.</p>
        {change.error && !form.refusedField && <FormError>{change.error.message}</FormError>}
        <Field label="New e-mail address" error={form.errors.email}>
          <Input name="email" type="email" autoComplete="email" />
        </Field>
        <Field label="Your password" error={form.errors.password}>
          <Input name="password" type="password" autoComplete="current-password" />
        </Field>
        {codeWanted && <CodeField error={form.errors.code} takesFocus />}
        <Button type="submit" variant="sea" pending={change.isPending}>
          {change.isPending ? 'Sending...' : 'Send the link'}
        </Button>
      </form>
    </Panel>
  )
}
