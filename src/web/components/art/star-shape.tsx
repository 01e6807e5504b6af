import { starPath } from './star-path.ts'

export function StarShape({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path d={starPath()} />
    </svg>
  )
}
