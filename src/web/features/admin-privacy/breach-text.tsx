import { adminPrivacyPages } from '#shared/own-paths.ts'
import type { BreachView } from '#shared/privacy/breach-notice.ts'
import { Button } from '#web/components/ui/button.tsx'
import { PostField, PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { Panel } from '#web/components/ui/panel.tsx'

const PARTS = [
  { name: 'happened', label: 'What happened' },
  { name: 'consequences', label: 'What may follow' },
  { name: 'measures', label: 'What we do' },
  { name: 'advice', label: 'What you can do' },
] as const

/** As it is stored, and as the mail says it. */
export const BreachWords = ({ text }: Pick<BreachView, 'text'>) => (
  <>
    {PARTS.map(({ name, label }) => (
      <p key={name} className="breach__part">
        <b>{label}.</b> {text[name]}
      </p>
    ))}
    {text.culprit !== '' && (
      <p>
        <b>Who it was.</b> {text.culprit}
      </p>
    )}
  </>
)

/** The words that people read. Once it is on its way they stay as they are. */
export function BreachText({ notice, isSaved }: { notice: BreachView; isSaved: boolean }) {
  const { id, state, text } = notice
  if (state !== 'draft')
    return (
      <Panel title="What they read" className="stack">
        <BreachWords text={text} />
        {text.reference !== '' && <p className="muted">Regulator’s reference: {text.reference}</p>}
      </Panel>
    )
  return (
    <Panel title="What they read">
      {isSaved && <p role="status">Saved.</p>}
      <PostForm className="stack" action={adminPrivacyPages.breachAction(id, 'save')}>
        <RefusedFormError />
        {PARTS.map(({ name, label }) => (
          <PostField
            key={name}
            label={label}
            name={name}
            rows={4}
            maxLength={2000}
            defaultValue={text[name]}
            required
          />
        ))}
        <div className="privacy__fields">
          <PostField
            label="Who it was, if you know"
            name="culprit"
            maxLength={300}
            defaultValue={text.culprit}
          />
          <PostField
            label="Reference from the Regulator’s portal"
            hint="For your record. It is not in the mail."
            name="reference"
            maxLength={80}
            defaultValue={text.reference}
          />
        </div>
        <Button type="submit" variant="line">
          Save the text
        </Button>
      </PostForm>
    </Panel>
  )
}
