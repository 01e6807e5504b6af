import type { ReactNode } from 'react'
import { useFocusOnMount } from '#web/lib/hooks/use-focus-on-mount.ts'

export type PartLevel = 'h2' | 'h3'

type PartHeadingProps = {
  /** One level below the heading of its page or panel. */
  level: PartLevel
  children: ReactNode
}

/** The heading of a part that replaces another, and takes the focus. */
export function PartHeading({ level: Heading, children }: PartHeadingProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <Heading className="part-heading" ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  )
}
