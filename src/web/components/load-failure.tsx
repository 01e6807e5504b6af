import { useEffect } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from './ui/form/field.tsx'

/** A list that could not be loaded, with a retry button; offline it retries when the connection is back. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  useEffect(() => {
    const retry = () => void onRetry()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [onRetry])
  return (
    <div className="load-failure">
      <FormError>This could not be loaded. {error.message}</FormError>
      <Button variant="quiet" size="sm" onClick={() => void onRetry()}>
        Try again
      </Button>
    </div>
  )
}
