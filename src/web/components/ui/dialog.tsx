import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import { useBackCloses } from '#web/lib/hooks/use-back-closes.ts'
import { useEscapeCloses } from '#web/lib/hooks/use-escape-closes.ts'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** An image strip above the title, as in the booking dialog. */
  art?: string
  /** A question that must be answered: a click outside does not close it. */
  confirm?: boolean
  wide?: boolean
  /** The wide ticket of a booking with free times; full screen on a phone. */
  clock?: boolean
  /** Off for a question that the back button itself raised. */
  backCloses?: boolean
  closeLabel?: string
  /** Where focus goes afterwards, if not back to where it was. */
  returnTo?: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * Radix handles focus, Escape and the reading order. The scrim is ours: Radix's Overlay locks scrolling with
 * an injected <style> element, which our content policy forbids, so dialog.css locks it instead.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  art,
  confirm = false,
  wide = false,
  clock = false,
  backCloses = true,
  closeLabel = 'Close',
  returnTo,
  children,
}: DialogProps) {
  const opener = useRef<Element | null>(null)
  const close = () => onOpenChange(false)
  useBackCloses(open && backCloses, close)
  useEscapeCloses(open, close)
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <div className="scrim">
          <Content
            className={classNames('dialog', wide && 'dialog--wide', clock && 'dialog--clock')}
            role={confirm ? 'alertdialog' : 'dialog'}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement
              event.preventDefault()
              focusFirst(event.currentTarget)
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              const target = returnTo?.current ?? opener.current
              if (target instanceof HTMLElement) target.focus()
            }}
            onPointerDownOutside={(event) => {
              if (confirm) event.preventDefault()
            }}
          >
            {art && <img className="dialog__art" src={art} alt="" />}
            <div className="dialog__body">
              <div className="dialog__title">
                <Title>{title}</Title>
                <Close className="icon-btn" aria-label={closeLabel}>
                  <X className="icon" aria-hidden="true" />
                </Close>
              </div>
              {description && (
                <Description className="dialog__description">{description}</Description>
              )}
              {children}
            </div>
          </Content>
        </div>
      </Portal>
    </Root>
  )
}

/**
 * The first field or button, not the close button. On touch screens the panel itself, since focusing a field
 * would open the keyboard over the text.
 */
function focusFirst(panel: EventTarget | null) {
  if (!(panel instanceof HTMLElement)) return
  const touch = window.matchMedia('(pointer: coarse)').matches
  const first = panel.querySelector<HTMLElement>(
    'input:enabled, select:enabled, textarea:enabled, .dialog__actions button:enabled',
  )
  const target = touch ? panel : (first ?? panel)
  target.focus({ preventScroll: true })
}

/** The row of buttons at the end of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog__actions">{children}</div>
}
