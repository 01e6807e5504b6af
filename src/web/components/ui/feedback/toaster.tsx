import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { Check, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import {
  dismissToast,
  readServerToasts,
  readToasts,
  subscribeToToasts,
  TOAST_DURATION_MS,
  type Toast,
} from '#web/lib/toast.ts'

const SWIPE_THRESHOLD_PX = 50

interface ToasterProps {
  /** F8 was pressed before this code was loaded. */
  takesFocus?: boolean
}

/** Shows the toasts of lib/toast.ts. Loaded after hydration; F8 (Radix's default) moves focus to it. */
export function Toaster({ takesFocus = false }: ToasterProps) {
  const viewport = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (takesFocus) viewport.current?.focus()
  }, [takesFocus])
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readServerToasts)
  return (
    <Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toasts.map((shown) => (
        <ToastCard key={shown.id} {...shown} />
      ))}
      <Viewport
        ref={viewport}
        className={classNames('toasts', toasts[0]?.atTop && 'toasts--top')}
      />
    </Provider>
  )
}

function ToastCard({ id, open, title, description, variant, duration }: Toast) {
  const bad = variant === 'destructive'
  const Mark = bad ? TriangleAlert : Check
  return (
    <Root
      className={classNames('toast', bad && 'toast--bad')}
      open={open}
      onOpenChange={(stays) => {
        if (!stays) dismissToast(id)
      }}
      duration={duration}
      type={bad ? 'foreground' : 'background'}
    >
      <span className="toast__mark">
        <Mark className="icon" aria-hidden="true" />
      </span>
      <div className="toast__body">
        <Title className="toast__title">{title}</Title>
        {description && <Description className="toast__text">{description}</Description>}
      </div>
      <Close className="icon-btn toast__close" aria-label="Close">
        <X className="icon" aria-hidden="true" />
      </Close>
    </Root>
  )
}
