import type { ReactElement, ReactNode } from 'react'

/** A piece of a message with an HTML and a plain-text form, so that both always say the same. */
export interface Part<Props> {
  (props: Props): ReactElement
  /** Its plain text; `inner` is the text of its children. */
  asText: (props: Props, inner: string) => string
}

export function part<Props extends object>(
  asHtml: (props: Props) => ReactElement,
  asText: Part<Props>['asText'],
): Part<Props> {
  return Object.assign((props: Props) => asHtml(props), { asText })
}

export type WithChildren<Props = object> = Props & { children: ReactNode }
