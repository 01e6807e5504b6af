import { LinkQuestion } from './link-question.tsx'

/** The target of 'this was not me' in a notice. */
export function NotMe({ token }: { token: string }) {
  return (
    <LinkQuestion
      name="POST /api/not-me"
      token={token}
      title="This was not you?"
      button="Sign everybody out"
      doneTitle="Your account is safe for now"
    >
      <p>
        We sign out every device, your password stops working, and we mail you a link to choose a
        new one.
      </p>
      <p>
        Your private calendar link stops too, and so does anything set up since that mail: another
        e-mail address, or a second sign-in step.
      </p>
    </LinkQuestion>
  )
}
