import { LinkQuestion } from './link-question.tsx'

/** The target of the link in the mail to a new address. */
export function ConfirmNewEmail({ token }: { token: string }) {
  return (
    <LinkQuestion
      name="POST /api/change-email/confirm"
      token={token}
      title="Use this address?"
      button="Use this address"
      doneTitle="E-mail address changed"
    >
      <p>You then sign in with the new address, and all our messages go to it.</p>
    </LinkQuestion>
  )
}
