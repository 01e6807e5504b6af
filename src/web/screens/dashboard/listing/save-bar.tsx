import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { classNames } from '#web/lib/class-names.ts'

interface SaveBarProps {
  /** What is not saved yet, in words. */
  unsaved: readonly string[]
  isSaving: boolean
  failure: string | null
  /** Before the profile has been saved once. */
  disabled: boolean
  onDiscard: () => void
}

/** The end of each part's form; it stays in sight while something is unsaved, and says what. */
export function SaveBar({ unsaved, isSaving, failure, disabled, onDiscard }: SaveBarProps) {
  const isDirty = unsaved.length > 0
  return (
    <div className={classNames('save-bar', isDirty && 'save-bar--dirty')}>
      {failure && <FormError>{failure}</FormError>}
      <p role="status">{isDirty && `Not saved yet: ${unsaved.join(', ')}`}</p>
      {isDirty && (
        <Button variant="quiet" onClick={onDiscard}>
          Discard
        </Button>
      )}
      <Button type="submit" disabled={disabled} pending={isSaving}>
        {isSaving ? 'Saving...' : 'Save Listing'}
      </Button>
    </div>
  )
}
