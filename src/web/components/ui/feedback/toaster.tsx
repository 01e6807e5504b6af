import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '#web/lib/class-names.ts'
import { readTopDialog, subscribeToDialogs } from '#web/lib/open-dialogs.ts'
import {
  dismissToast,
  readServerToasts,
  readToasts,
  subscribeToToasts,
  type Toast,
} from '#web/lib/toast.ts'
import { ToastCard } from './toast-card.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { usePause } from './use-pause.ts'

export const TOASTER_KEY = 'F8'

interface ToasterProps {
  /** F8 was pressed before there was anything to show. */
  takesFocus: boolean
}

/** Shows the toasts of lib/toast.ts; F8 moves focus to it. */
export function Toaster({ takesFocus }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readServerToasts)
  const dialog = useSyncExternalStore(subscribeToDialogs, readTopDialog, () => null)
  const announcement = useAnnouncement(toasts[0])
  return createPortal(
    <section aria-label={`Notifications (${TOASTER_KEY})`}>
      <ToastList toasts={toasts} takesFocus={takesFocus} />
      <span role="status" aria-live={announcement.live} className="sr-only">
        {announcement.text}
      </span>
    </section>,
    dialog ?? document.body,
  )
}

function ToastList({ toasts, takesFocus }: ToasterProps & { toasts: readonly Toast[] }) {
  const list = useRef<HTMLOListElement>(null)
  const { enter, leave } = useWayBack(list)
  const { isPaused, ...pausing } = usePause()

  // The browser's top layer: over dialogs, wherever the list is.
  useEffect(() => list.current?.showPopover(), [])
  useEffect(() => {
    if (takesFocus) list.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === TOASTER_KEY) list.current?.focus()
      if (key !== 'Escape') return
      dismissToast()
      leave()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [leave])

  return (
    <ol
      ref={list}
      popover="manual"
      className={classNames('toasts', toasts[0]?.atTop && 'toasts--top')}
      tabIndex={-1}
      {...pausing}
      onFocusCapture={enter}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} {...toast} isPaused={isPaused} onClose={leave} />
      ))}
    </ol>
  )
}

/** Focus that came by the key goes back to where it was. */
function useWayBack(list: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement | null>(null)
  const enter = ({ relatedTarget }: FocusEvent) => {
    if (list.current?.contains(relatedTarget)) return
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }
  const leave = useCallback(() => {
    if (!list.current?.contains(document.activeElement)) return
    if (cameFrom.current?.isConnected) cameFrom.current.focus()
    else list.current.blur()
  }, [list])
  return { enter, leave }
}
