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
        Every device is then signed out and the password stops working. A link to choose a new one
        comes by mail.
      </p>
      <p>
        A private calendar address stops too, and so does what was set up since that mail: another
        e-mail address, or a second sign-in step.
      </p>
    </LinkQuestion>
  )
}
