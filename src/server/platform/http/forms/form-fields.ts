/** What a form sent, by the names of its controls. */
export type Fields = Record<string, string>

/** Of a repeated field the first value counts; anything but text counts as empty. */
export function readFields(sent: unknown): Fields {
  if (typeof sent !== 'object' || sent === null) return {}
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, textsOf(value)[0] ?? '']),
  )
}

/** All texts of a field that may be sent several times. */
export const allOf = (sent: unknown, name: string): string[] =>
  typeof sent === 'object' && sent !== null
    ? textsOf(Object.entries(sent).find(([key]) => key === name)?.[1]).filter(Boolean)
    : []

function textsOf(value: unknown): string[] {
  return [value].flat().flatMap((one) => {
    if (typeof one === 'number') return [`${one}`]
    return typeof one === 'string' ? [one] : []
  })
}

/** Never sent back to a page. */
const SECRETS = ['password', 'confirmPassword', 'code']

export const withoutSecrets = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRETS.includes(name)))
