import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * Checks a form with its schema, which is fetched when the form is first used: a page that shows a
 * form pays for no schema library until somebody types.
 */
export function lazyResolver<Input extends FieldValues, Output>(
  loadSchema: () => Promise<z.ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> & { preload: () => void } {
  let made: Promise<Resolver<Input, unknown, Output>> | undefined
  const load = () => {
    made ??= Promise.all([import('@hookform/resolvers/zod'), loadSchema()]).then(
      ([{ zodResolver }, schema]) => zodResolver(schema),
    )
    return made
  }
  const resolver: Resolver<Input, unknown, Output> = async (...request) =>
    (await load())(...request)
  return Object.assign(resolver, { preload: () => void load() })
}
