import { Check, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { usePresence } from '#web/lib/hooks/use-presence.ts'
import {
  dismissToast,
  type EarlierUndo,
  LINK_DURATION_MS,
  TOAST_DURATION_MS,
  type Toast,
  type ToastUndo,
  takeUndo,
} from '#web/lib/toast.ts'
import { useSwipeRight } from './use-swipe-right.ts'

interface ToastCardProps extends Toast {
  isPaused: boolean
  /** Also when it goes away by itself. */
  onClose: () => void
}

export function ToastCard(props: ToastCardProps) {
  const { id, open, title, description, link, undo, earlier, variant, isPaused, onClose } = props
  const card = useRef<HTMLLIElement>(null)
  const close = () => {
    dismissToast(id)
    onClose()
  }
  const take = (taken: ToastUndo, run: ToastUndo['run']) => {
    if (takeUndo(id, taken)) onClose()
    void run()
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
        {undo && <Undo undo={undo} onTake={take} />}
        {earlier.length > 0 && (
          <ul className="toast__earlier">
            {earlier.map((each) => (
              <li key={each.until}>
                <Undo undo={each} until={each.until} onTake={take}>
                  Just now: {each.title}
                  {each.about && `, ${each.about}`}
                </Undo>
              </li>
            ))}
          </ul>
        )}
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

const usualDuration = ({ link, undo, earlier, shownAt }: Toast) =>
  Math.max(
    undo ? undo.seconds * 1000 : link ? LINK_DURATION_MS : TOAST_DURATION_MS,
    ...earlier.map(({ until }: EarlierUndo) => until - shownAt),
  )

/** Goes when it is too late, even if the toast stays because somebody points at it. */
function Undo({ undo, until, onTake, children }: UndoProps) {
  const [isOver, setIsOver] = useState(false)
  const [limit] = useState(() => (until ? until - Date.now() : undo.seconds * 1000))
  useTimeLimit(limit, true, () => setIsOver(true))
  if (isOver) return null
  const { run, instead } = undo
  return (
    <>
      {children}
      <span className="toast__undo">
        <Button variant="line" size="sm" onClick={() => onTake(undo, run)}>
          Undo
        </Button>
        {instead && until === undefined && (
          <Button variant="line" size="sm" onClick={() => onTake(undo, instead.run)}>
            {instead.label}
          </Button>
        )}
      </span>
    </>
  )
}

interface UndoProps {
  undo: ToastUndo
  /** Of one that was offered by an earlier toast. */
  until?: number
  onTake: (undo: ToastUndo, run: ToastUndo['run']) => void
  children?: ReactNode
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
