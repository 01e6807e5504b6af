import type { ComponentProps, ReactNode } from 'react'
import { helpPages } from '#shared/paths.ts'
import { classNames } from '#web/lib/class-names.ts'

type PanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  level?: 'h2' | 'h3'
  /** To the right of the title. */
  action?: ReactNode
  /** The article of the Help Center about it; the title is plain text then. */
  help?: string
  premium?: boolean
}

export function Panel({
  title,
  level: Heading = 'h2',
  action,
  help,
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
          {help && (
            <a className="panel__help" href={helpPages.article(help)}>
              Help<span className="sr-only"> with: {title}</span>
            </a>
          )}
        </div>
      )}
      {children}
    </section>
  )
}
