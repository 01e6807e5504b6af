import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import { Spinner } from './feedback/spinner.tsx'

type ButtonVariant =
  | 'primary'
  | 'ink'
  | 'sea'
  | 'sun'
  | 'line'
  | 'quiet'
  | 'danger'
  | 'danger-quiet'
  | 'danger-line'
  | 'ghost'

type ButtonLook = {
  variant?: ButtonVariant
  size?: 'sm' | 'md' | 'lg'
  block?: boolean
  className?: string
}

/** The style of a button for other elements, such as a link. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  block,
  className,
}: ButtonLook = {}): string {
  return classNames(
    'btn',
    variant !== 'primary' && `btn--${variant}`,
    size !== 'md' && `btn--${size}`,
    block && 'btn--block',
    className,
  )
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { pending?: boolean }

/**
 * A pending button stays focusable, so that keyboard and screen reader users do not lose their place during a
 * request; it ignores clicks instead of being disabled.
 */
export function Button({
  variant,
  size,
  block,
  className,
  pending = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={buttonClass({ variant, size, block, className })}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}
