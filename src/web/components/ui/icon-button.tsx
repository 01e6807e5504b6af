import type { ComponentProps } from 'react'
import { classNames } from '#web/lib/class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }

/** 44px square with an icon only. Links of the same style use the class `icon-btn`. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames('icon-btn', className)}
    />
  )
}
