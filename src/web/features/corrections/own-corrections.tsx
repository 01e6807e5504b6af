import { OWNER_DAYS } from '#shared/catalogue/corrections.ts'
import { ownPages } from '#shared/own-paths.ts'
import { pages, supplyPages } from '#shared/paths.ts'
import type { OwnerCorrectionsView } from '#shared/schemas/supply/correction.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { PostForm } from '#web/components/ui/form/post-form.tsx'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'
import { Change } from './change.tsx'

interface OwnCorrectionsProps extends OwnerCorrectionsView {
  token: string
  done: string | null
}

/** What visitors suggest, for the owner: opening the link changes nothing, only the buttons do. */
export function OwnCorrections(props: OwnCorrectionsProps) {
  const { businessId, businessName, corrections, done, token } = props
  const refused = useRefusedForm()
  return (
    <article className="policy">
      <h1>Suggestions for {businessName}</h1>
      {done !== null && (
        <p role="status">
          {done === 'accept' ? 'Your page is changed.' : 'Your page stays as it is.'}
        </p>
      )}
      {refused && <FormError title={refused.title}>{refused.detail}</FormError>}
      <p className="lead">
        {corrections.length === 0
          ? 'Nothing waits for you.'
          : `Visitors suggest these changes. Whatever you leave open for ${OWNER_DAYS} days, we decide.`}
      </p>
      <ul className="corrections">
        {corrections.map((correction) => (
          <li key={correction.id} className="correction">
            <Change correction={correction} />
            <div className="correction__actions">
              {correction.field === 'closed' ? (
                <p className="text-small">
                  If it is true, sign in and <a href={ownPages.account}>close your account</a>.
                </p>
              ) : (
                <Decision {...{ token }} id={correction.id} decision="accept" label="Accept" />
              )}
              <Decision {...{ token }} id={correction.id} decision="decline" label="Decline" />
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a href={pages.business(businessId)}>See the page</a>
      </p>
    </article>
  )
}

interface DecisionProps {
  token: string
  id: string
  decision: 'accept' | 'decline'
  label: string
}

function Decision({ token, id, decision, label }: DecisionProps) {
  return (
    <PostForm action={supplyPages.ownCorrectionsAction(decision)}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant={decision === 'accept' ? 'sea' : 'line'} size="sm">
        {label}
      </Button>
    </PostForm>
  )
}
