import { classNames } from '#web/lib/class-names.ts'

type SkeletonProps = { shape?: 'block' | 'text' | 'pic'; className?: string }

/** A sand block in the place of what is coming. Size it with utility classes. */
export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames('skel', shape !== 'block' && `skel--${shape}`, className)}
    />
  )
}
