import { plainName, withoutLinks } from '#shared/text/plain-name.ts'

type Kind = 'text' | 'person' | 'name'

/**
 * Words of somebody else in a message: a text reaches only a mailbox whose owner has opened one of our links;
 * the name of a person loses line breaks and addresses, any other name what would make a link of it.
 */
export type FreeText<Payload extends object> = { readonly [Field in keyof Payload]?: Kind }

export const MESSAGE_WAITS = 'There is a message for you. The link opens it.'

type Clean = (text: string) => string

const READABLE: Record<Kind, Clean> = {
  text: (text) => text,
  person: plainName,
  name: withoutLinks,
}
const WITHHELD: Record<Kind, Clean> = {
  ...READABLE,
  text: (text) => (text === '' ? '' : MESSAGE_WAITS),
}

/** The payload as it is stored for somebody who has opened a link, and for everybody else. */
export function payloadsOf<Payload extends object>(payload: Payload, freeText: FreeText<Payload>) {
  const kinds = new Map<string, Kind>(Object.entries(freeText))
  const write = (clean: Record<Kind, Clean>) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(payload).map(([field, value]) => {
          const kind = kinds.get(field)
          return [field, kind ? cleanAll(value, clean[kind]) : value]
        }),
      ),
    )
  return { readable: write(READABLE), withheld: write(WITHHELD) }
}

/** Also of lists and of what they contain. */
function cleanAll(value: unknown, clean: Clean): unknown {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map((one) => cleanAll(one, clean))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, cleanAll(inner, clean)]),
  )
}
