import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/lib/class-names.ts'

type PanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  level?: 'h2' | 'h3'
  /** To the right of the title. */
  action?: ReactNode
  premium?: boolean
}

export function Panel({
  title,
  level: Heading = 'h2',
  action,
  premium = false,
  className,
  children,
  ...rest
}: PanelProps) {
  return (
    <section {...rest} className={classNames('panel', premium && 'panel--premium', className)}>
      {title && (
        <div className="panel__head">
          <Heading>{title}</Heading>
          {action}
        </div>
      )}
      {children}
    </section>
  )
}
