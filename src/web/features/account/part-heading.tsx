import type { ReactNode } from 'react'
import { useArrivalFocus } from '#web/lib/hooks/use-arrival-focus.ts'

export type PartLevel = 'h2' | 'h3'

type PartHeadingProps = {
  /** One below the heading of the page or panel that the part stands in. */
  level: PartLevel
  children: ReactNode
}

/** Opens a part that takes the place of another, and takes the keyboard along. */
export function PartHeading({ level: Heading, children }: PartHeadingProps) {
  const heading = useArrivalFocus<HTMLHeadingElement>()
  return (
    <Heading className="part" ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  )
}
