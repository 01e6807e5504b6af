import { Button } from '#web/components/ui/button.tsx'
import { FormError } from './ui/form/field.tsx'

/** A list that could not be loaded, with a retry button. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  return (
    <div className="load-failure">
      <FormError>This could not be loaded. {error.message}</FormError>
      <Button variant="quiet" size="sm" onClick={() => void onRetry()}>
        Try again
      </Button>
    </div>
  )
}
