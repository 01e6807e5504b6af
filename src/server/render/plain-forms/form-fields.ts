/** What a form sent, by the names of its controls. */
export type Fields = Record<string, string>

/** Of a repeated field the first value counts; anything but text counts as empty. */
export function readFields(body: unknown): Fields {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).map(([name, sent]) => {
      const value: unknown = Array.isArray(sent) ? sent[0] : sent
      return [name, typeof value === 'string' || typeof value === 'number' ? `${value}` : '']
    }),
  )
}
