import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { Check, TriangleAlert, X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react'
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
  const cameFrom = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (takesFocus) viewport.current?.focus()
  }, [takesFocus])
  const enter = ({ relatedTarget }: FocusEvent) => {
    if (viewport.current?.contains(relatedTarget)) return
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }
  /** Focus that came by the key goes back to where it was. */
  const leave = () => {
    if (!viewport.current?.contains(document.activeElement)) return
    if (cameFrom.current?.isConnected) cameFrom.current.focus()
    else viewport.current.blur()
  }
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readServerToasts)
  return (
    <Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toasts.map((shown) => (
        <ToastCard key={shown.id} {...shown} onClose={leave} />
      ))}
      <Viewport
        ref={viewport}
        className={classNames('toasts', toasts[0]?.atTop && 'toasts--top')}
        onFocus={enter}
        onKeyDown={({ key }) => {
          if (key === 'Escape') leave()
        }}
      />
    </Provider>
  )
}

interface ToastCardProps extends Toast {
  onClose: () => void
}

function ToastCard(props: ToastCardProps) {
  const { id, open, title, description, variant, duration, onClose } = props
  const bad = variant === 'destructive'
  const Mark = bad ? TriangleAlert : Check
  return (
    <Root
      className={classNames('toast', bad && 'toast--bad')}
      open={open}
      onOpenChange={(stays) => {
        if (stays) return
        dismissToast(id)
        onClose()
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
