import type { ComponentProps } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import { useFieldControl } from './field.tsx'

type SelectProps = ComponentProps<'select'> & {
  options: readonly (string | { value: string; label: string })[]
  /** Shown while nothing is chosen; it cannot be chosen again. */
  placeholder?: string
}

/** The platform's own select in our style: on a phone nothing custom works as well. */
export function Select({ options, placeholder, className, children, ...rest }: SelectProps) {
  return (
    <select {...useFieldControl()} {...rest} className={classNames('input', className)}>
      {placeholder !== undefined && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {options.map((option) => {
        const { value, label } =
          typeof option === 'string' ? { value: option, label: option } : option
        return (
          <option key={value} value={value}>
            {label}
          </option>
        )
      })}
      {children}
    </select>
  )
}
