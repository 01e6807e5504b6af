import type { ReactNode } from 'react'
import { classNames } from '#web/lib/class-names.ts'

const ART = {
  dassie: { src: '/art/empty-dassie.svg', width: 480, height: 340 },
  penguins: { src: '/art/notfound-penguins.svg', width: 480, height: 340 },
}

type EmptyStateProps = {
  title: ReactNode
  /** The heading level. */
  level?: 'h1' | 'h2' | 'h3'
  text?: ReactNode
  action?: ReactNode
  art?: keyof typeof ART | 'none'
  /** In a panel (inside a dashboard), or filling a page; otherwise without a background. */
  frame?: 'bare' | 'panel' | 'page'
}

/** Nothing here yet: a dassie, one sentence, one action. */
export function EmptyState({
  title,
  level: Heading = 'h2',
  text,
  action,
  art = 'dassie',
  frame = 'bare',
}: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'empty-state',
        frame === 'panel' && 'panel',
        frame === 'page' && 'wrap empty-state--page',
      )}
    >
      {art !== 'none' && <img {...ART[art]} alt="" />}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}

/** Not found: penguins, and one link back. */
export function NotFoundState(props: Omit<EmptyStateProps, 'art' | 'frame' | 'level'>) {
  return <EmptyState {...props} art="penguins" frame="page" level="h1" />
}
