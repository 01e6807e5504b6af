import type { HeldView } from '#shared/held-view.ts'
import { privacyPages } from '#shared/paths.ts'
import { ERASE } from '#shared/schemas/personal-data.ts'
import { Button } from '#web/components/ui/button.tsx'
import {
  PostField,
  PostForm,
  RefusedFormError,
  useTyped,
} from '#web/components/ui/form/post-form.tsx'
import { Panel } from '#web/components/ui/panel.tsx'

interface EraseDataProps extends HeldView {
  token: string
}

/** What goes, what stays and why, and the button. */
export function EraseData({ token, coming, reviews, goes, stays }: EraseDataProps) {
  return (
    <Panel title="Erase it" className="erase-data" id="erase">
      <div className="erase-data__goes">
        <div className="erase-data__part">
          <h3>This goes, at once</h3>
          <ul>
            {goes.map((what) => (
              <li key={what}>{what}</li>
            ))}
            {coming.length > 0 && (
              <li>
                Cancelled, and the business is told: <b>{coming.join('; ')}</b>
              </li>
            )}
          </ul>
        </div>
        <div className="erase-data__part erase-data__stays">
          <h3>This stays, and why</h3>
          <ul>
            {stays.map(({ title, reason }) => (
              <li key={reason}>
                <b>{title}.</b> {reason}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <PostForm action={privacyPages.held}>
        <RefusedFormError />
        <input type="hidden" name="token" value={token} />
        {reviews > 0 && <ReviewChoice count={reviews} />}
        <div className="erase-data__act">
          <PostField
            label={`Type ${ERASE} to confirm`}
            name="confirm"
            autoComplete="off"
            required
          />
          <Button type="submit" variant="danger">
            Erase everything above
          </Button>
        </div>
        <p className="field__hint">You can’t undo this. Download it first if you may need it.</p>
      </PostForm>
    </Panel>
  )
}

const CHOICES = [
  {
    value: 'keep',
    title: 'Keep the words, without my name',
    text: 'Nothing leads to you any more.',
  },
  {
    value: 'remove',
    title: 'Remove them',
    text: 'Words and stars go, and the score is counted again.',
  },
]

function ReviewChoice({ count }: { count: number }) {
  const chosen = useTyped().fields.reviews ?? 'keep'
  return (
    <fieldset className="erase-data__choice">
      <legend>{count === 1 ? 'Your review' : `Your ${count} reviews`}</legend>
      {CHOICES.map(({ value, title, text }) => (
        <label key={value} className="erase-data__option">
          <input type="radio" name="reviews" value={value} defaultChecked={value === chosen} />
          <span>
            <b className="erase-data__option-title">{title}</b> {text}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
