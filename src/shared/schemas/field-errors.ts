import type { z } from 'zod'

/** The first error of each field, by its path (`hours.monday`), which is also the name of its control. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const sentences: Record<string, string> = {}
  for (const { path, message } of error.issues) sentences[path.join('.')] ??= message
  return sentences
}
