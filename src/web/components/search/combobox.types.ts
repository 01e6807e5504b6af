import type { ComponentProps } from 'react'

/** What the suggestions add to the field: its role and the answers to keys. */
export type ComboboxProps = Pick<
  ComponentProps<'input'>,
  | 'role'
  | 'aria-controls'
  | 'aria-autocomplete'
  | 'aria-expanded'
  | 'aria-activedescendant'
  | 'onKeyDown'
  | 'onBlur'
>

export interface SuggestionsProps {
  input: HTMLInputElement
  /** Counts what was typed. */
  typed: number
  onCombobox: (props: ComboboxProps) => void
}
