import { X } from 'lucide-react'
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '#web/lib/class-names.ts'
import { useBackCloses } from '#web/lib/hooks/use-back-closes.ts'
import { usePresence } from '#web/lib/hooks/use-presence.ts'
import { loopFocus } from '#web/lib/loop-focus.ts'
import { addOpenDialog } from '#web/lib/open-dialogs.ts'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** The strip with the view above the title, as in the booking dialog. */
  art?: boolean
  /** A question that must be answered: a click outside does not close it. */
  confirm?: boolean
  wide?: boolean
  /** The wide ticket of a booking with free times; full screen on a phone. */
  slots?: boolean
  /** All of the window, dark: for looking at photos. */
  full?: boolean
  /** Off for a question that the back button itself raised. */
  backCloses?: boolean
  closeLabel?: string
  /** Where focus goes afterwards, if not back to where it was. */
  returnTo?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** The browser's modal dialog, which keeps focus inside and handles Escape. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, backCloses = true } = props
  const panel = useRef<HTMLDialogElement>(null)
  const isPresent = usePresence(open, panel)
  useBackCloses(open && backCloses, () => onOpenChange(false))
  if (!isPresent) return null
  // Beside the page: a dialog may be opened from within a form.
  return createPortal(<Panel {...props} panel={panel} />, document.body)
}

interface PanelProps extends DialogProps {
  panel: RefObject<HTMLDialogElement | null>
}

function Panel({
  panel,
  open,
  onOpenChange,
  title,
  description,
  art = false,
  confirm = false,
  wide = false,
  slots = false,
  full = false,
  closeLabel = 'Close',
  returnTo,
  children,
}: PanelProps) {
  const id = useId()
  const close = () => onOpenChange(false)
  useModal(panel, open, returnTo)
  const pressOutside = usePressOutside(confirm ? undefined : close)
  return (
    <dialog
      ref={panel}
      className={classNames(
        'dialog',
        wide && 'dialog--wide',
        slots && 'dialog--slots',
        full && 'dialog--full',
        !open && 'dialog--closing',
      )}
      role={confirm ? 'alertdialog' : undefined}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      onCancel={(event) => {
        // A file field inside sends this event too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      }}
      // The browser closes it without asking when Escape is pressed twice.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) close()
      }}
      onKeyDown={loopFocus}
      {...pressOutside}
    >
      {art && <div className="dialog__art" />}
      <div className="dialog__body" tabIndex={-1}>
        <div className="dialog__title">
          <h2 id={`${id}title`}>{title}</h2>
          <button type="button" className="icon-btn" aria-label={closeLabel} onClick={close}>
            <X className="icon" aria-hidden="true" />
          </button>
        </div>
        {description && (
          <p id={`${id}description`} className="dialog__description">
            {description}
          </p>
        )}
        {children}
      </div>
    </dialog>
  )
}

/** Opens it over the page, and moves focus into it and back. */
function useModal(
  panel: PanelProps['panel'],
  open: boolean,
  returnTo: DialogProps['returnTo'],
): void {
  const goBackTo = useRef(returnTo)
  goBackTo.current = returnTo
  useLayoutEffect(() => {
    const opener = document.activeElement
    panel.current?.showModal()
    focusFirst(panel.current)
    return () => {
      const target = goBackTo.current?.current ?? opener
      panel.current?.close()
      if (target instanceof HTMLElement) target.focus({ preventScroll: target === opener })
    }
  }, [panel])
  useLayoutEffect(() => {
    if (open && panel.current) return addOpenDialog(panel.current)
  }, [panel, open])
}

/** The press must also begin outside: marking text with the mouse may end there. */
function usePressOutside(close: (() => void) | undefined) {
  const beganOutside = useRef(false)
  return {
    onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
      beganOutside.current = isOutside(event)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (beganOutside.current && isOutside(event)) close?.()
    },
  }
}

/** The scrim is a part of the dialog for the browser. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/**
 * The first field or button, not the close button. On touch screens the panel itself, since focusing a field
 * would open the keyboard over the text.
 */
function focusFirst(panel: HTMLElement | null) {
  const touch = window.matchMedia('(pointer: coarse)').matches
  const first = panel?.querySelector<HTMLElement>(
    'input:enabled, select:enabled, textarea:enabled, .dialog__actions button:enabled',
  )
  const body = panel?.querySelector<HTMLElement>('.dialog__body')
  const target = touch ? body : (first ?? body)
  target?.focus({ preventScroll: true })
  // The browser has scrolled to what it focused before.
  panel?.scrollTo(0, 0)
}

/** The row of buttons at the end of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog__actions">{children}</div>
}
