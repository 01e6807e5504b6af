import { type FormEvent, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Input } from '#web/components/ui/form/field.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { failureText } from '#web/lib/api/failure-text.ts'
import { useSaveGoogleLink } from './own-reviews.queries.ts'

/** The plan's 'Google review setup'. */
export function GoogleLink({ url }: { url: string }) {
  const [text, setText] = useState(url)
  const save = useSaveGoogleLink()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!save.isPending) save.mutate(text)
  }
  return (
    <Panel title="Google reviews" level="h3">
      <p className="sm muted">
        After a review here everybody is offered your Google form, whatever their stars.
      </p>
      <form className="google-link" onSubmit={submit} noValidate>
        <Field
          label="Link to your Google review form"
          error={save.isError ? failureText(save.error) : undefined}
        >
          <Input
            type="url"
            inputMode="url"
            placeholder="https://g.page/r/…/review"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="sea" size="sm" pending={save.isPending}>
          Save Link
        </Button>
      </form>
    </Panel>
  )
}
