import { CircleCheck, ThumbsDown, ThumbsUp } from 'lucide-react'
import { helpPages } from '#shared/paths.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'

interface HelpVoteProps {
  slug: string
  /** What the reader said. */
  helped: 'yes' | 'no' | undefined
}

export function HelpVote({ slug, helped }: HelpVoteProps) {
  if (helped === 'yes')
    return (
      <p className="help-vote help-vote--yes" id="helped" role="status">
        <CircleCheck className="icon" aria-hidden="true" />
        <span>
          <b>Good.</b> Thank you for telling us.
        </span>
      </p>
    )
  if (helped === 'no')
    return (
      <p className="help-vote" id="helped" role="status">
        <span>
          <b>Thank you. We’ll look at this answer again.</b> If you need one now,{' '}
          <a href={helpPages.contact}>write to us</a>.
        </span>
      </p>
    )
  return (
    <div className="help-vote" id="helped">
      <h2 className="help-vote__title">Did this help?</h2>
      <div>
        <VoteForm slug={slug} vote="yes" />
        <VoteForm slug={slug} vote="no" />
      </div>
    </div>
  )
}

const VOTES = {
  yes: { Icon: ThumbsUp, label: 'Yes' },
  no: { Icon: ThumbsDown, label: 'No' },
}

function VoteForm({ slug, vote }: { slug: string; vote: keyof typeof VOTES }) {
  const { Icon, label } = VOTES[vote]
  return (
    <PostForm action={`${helpPages.article(slug)}#helped`}>
      {vote === 'yes' && <RefusedFormError />}
      <button
        type="submit"
        name="helped"
        value={vote}
        className={buttonClass({ variant: 'quiet' })}
      >
        <Icon className="icon" aria-hidden="true" />
        {label}
      </button>
    </PostForm>
  )
}
