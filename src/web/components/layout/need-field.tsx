import type { ComponentProps } from 'react'

/** The search field of the bar. */
export const NeedField = (props: ComponentProps<'input'>) => (
  <label className="bar-search__field sign sign--search">
    <span className="sr-only">What do you need?</span>
    <input
      type="text"
      name="q"
      maxLength={120}
      placeholder="What do you need?"
      autoComplete="off"
      enterKeyHint="search"
      {...props}
    />
  </label>
)
