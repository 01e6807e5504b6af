import { GEM_REASON_MAX_LENGTH, GEM_REASON_MIN_LENGTH } from '#shared/catalogue/gem-requests.ts'
import { ownPages } from '#shared/own-paths.ts'
import { Button } from '#web/components/ui/button.tsx'
import { PostField, PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { PrivacyNote } from '#web/components/ui/form/privacy-note.tsx'
import { Panel } from '#web/components/ui/panel.tsx'

export function AskToBeGem() {
  return (
    <Panel title="Ask to be featured">
      <PostForm action={ownPages.gems} className="stack">
        <RefusedFormError />
        <PostField
          label="What makes your business worth a visit?"
          hint="One or two sentences."
          name="reason"
          rows={4}
          minLength={GEM_REASON_MIN_LENGTH}
          maxLength={GEM_REASON_MAX_LENGTH}
          dir="auto"
          required
        />
        <p>
          <Button type="submit">Send my request</Button>
        </p>
        <PrivacyNote of="gem" />
      </PostForm>
    </Panel>
  )
}
