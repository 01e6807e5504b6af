import type { ClaimToStop } from '#shared/schemas/supply/claim.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { Button } from '#web/components/ui/button.tsx'
import { PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'

/** For the business that got a code it never asked for: opening it changes nothing, only the button does. */
export function ClaimStop({ businessName, name, isOver, token }: ClaimToStop & { token: string }) {
  return (
    <article className="policy claim-page">
      <h1>{isOver ? 'This claim is over' : 'Is this not you?'}</h1>
      <p className="lead">
        {isOver
          ? `The claim that ${name} made of ${businessName} is closed.`
          : `${name} says they speak for ${businessName}. If you do not know them, stop the claim: the code is useless then, and nothing changes.`}
      </p>
      {!isOver && (
        <PostForm className="plain-form" action={claimPages.stop(token)}>
          <RefusedFormError />
          <Button type="submit">Stop this claim</Button>
        </PostForm>
      )}
    </article>
  )
}
