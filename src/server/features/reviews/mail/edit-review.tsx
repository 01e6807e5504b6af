import type { EncryptedLink } from '#server/platform/mail/encrypted-link.ts'
import type { MailSite } from '#server/platform/mail/layout.tsx'
import { Anchor, Note } from '#server/platform/mail/parts.tsx'
import { reviewPages, withToken } from '#shared/paths.ts'

interface EditReviewProps {
  token: EncryptedLink | undefined
  site: MailSite
}

/** The writer's way back to the review. */
export function EditReview({ token, site }: EditReviewProps) {
  if (token === undefined) return null
  return (
    <Note>
      Changed your mind?{' '}
      <Anchor href={`${site.publicUrl}${withToken(reviewPages.edit, token)}`}>
        Edit or withdraw your review
      </Anchor>
      .
    </Note>
  )
}
