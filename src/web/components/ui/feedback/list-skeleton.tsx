import { Skeleton } from './skeleton.tsx'

/** A skeleton for a list. */
export function ListSkeleton({ height = 48 }: { height?: 48 | 96 | 160 }) {
  return (
    <div role="status" className="skeleton-list">
      <span className="sr-only">Loading</span>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} height={height} />
      ))}
    </div>
  )
}
