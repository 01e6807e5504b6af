import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/lib/class-names.ts'

/** Radix's root: `value` and `onValueChange`, or `defaultValue`. */
export const Tabs = Root

export function TabList({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <List className={classNames('tabs', className)} aria-label={label}>
      {children}
    </List>
  )
}

export function Tab(props: ComponentProps<typeof Trigger>) {
  return <Trigger {...props} />
}

export function TabPanel(props: ComponentProps<typeof Content>) {
  return <Content {...props} />
}
