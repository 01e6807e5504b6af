import { useRouteContext } from '@tanstack/react-router'
import type { RefusedForm } from '#shared/refused-form.ts'

/** The form that this page answers, if the server refused it; of several, the one with this action. */
export function useRefusedForm(action?: string): RefusedForm | undefined {
  const refused = useRouteContext({ from: '__root__' }).request?.refused
  return action === undefined || refused?.action === action ? refused : undefined
}
