import { Check, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { usePresence } from '#web/lib/hooks/use-presence.ts'
import {
  dismissToast,
  LINK_DURATION_MS,
  TOAST_DURATION_MS,
  type Toast,
  type ToastUndo,
} from '#web/lib/toast.ts'
import { useSwipeRight } from './use-swipe-right.ts'

interface ToastCardProps extends Toast {
  isPaused: boolean
  /** Also when it goes away by itself. */
  onClose: () => void
}

export function ToastCard(props: ToastCardProps) {
  const { id, open, title, description, link, undo, variant, isPaused, onClose } = props
  const card = useRef<HTMLLIElement>(null)
  const close = () => {
    dismissToast(id)
    onClose()
  }
  const { duration = usualDuration(props) } = props
  useTimeLimit(duration, open && !isPaused, close)
  const swipe = useSwipeRight(close)
  const isPresent = usePresence(open, card)
  if (!isPresent) return null
  const bad = variant === 'destructive'
  const Mark = bad ? TriangleAlert : Check
  return (
    <li
      ref={card}
      className={classNames('toast', bad && 'toast--bad')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the first stop after F8, where the toast is read
      tabIndex={0}
      data-state={open ? 'open' : 'closed'}
      {...swipe}
    >
      <span className="toast__mark">
        <Mark className="icon" aria-hidden="true" />
      </span>
      <div className="toast__body">
        <div className="toast__title">{title}</div>
        {description && <div className="toast__text">{description}</div>}
        {undo && <Undo {...undo} onRun={close} />}
        {link && (
          <a className="toast__link" href={link.href}>
            {link.label}
          </a>
        )}
      </div>
      <button type="button" className="icon-btn toast__close" aria-label="Close" onClick={close}>
        <X className="icon" aria-hidden="true" />
      </button>
    </li>
  )
}

const usualDuration = ({ link, undo }: Toast) =>
  undo ? undo.seconds * 1000 : link ? LINK_DURATION_MS : TOAST_DURATION_MS

/** Goes when it is too late, even if the toast stays because somebody points at it. */
function Undo({ seconds, run, onRun }: ToastUndo & { onRun: () => void }) {
  const [isOver, setIsOver] = useState(false)
  useTimeLimit(seconds * 1000, true, () => setIsOver(true))
  if (isOver) return null
  const undo = () => {
    onRun()
    void run()
  }
  return (
    <Button variant="line" size="sm" className="toast__undo" onClick={undo}>
      Undo
    </Button>
  )
}

/** Counts only while it runs. */
function useTimeLimit(duration: number, runs: boolean, end: () => void): void {
  const left = useRef(duration)
  const latest = useRef(end)
  latest.current = end
  useEffect(() => {
    if (!runs) return
    const startedAt = performance.now()
    const timer = setTimeout(() => latest.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [runs])
}
