import { classNames } from '#web/lib/class-names.ts'

type SkeletonProps = {
  shape?: 'block' | 'text' | 'picture'
  /** In pixels; each has a rule in skeleton.css, since the content policy allows no inline style. */
  height?: 48 | 64 | 96 | 150 | 160 | 176 | 256 | 384
  className?: string
}

/** A placeholder block while content loads. */
export function Skeleton({ shape = 'block', height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'skeleton',
        shape !== 'block' && `skeleton--${shape}`,
        height && `skeleton--h${height}`,
        className,
      )}
    />
  )
}
