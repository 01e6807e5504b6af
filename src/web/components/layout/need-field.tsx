import type { ComponentProps } from 'react'
import { SearchBox } from '#web/components/search/search-box.tsx'

/** The search field of the bar. */
export const NeedField = (props: Partial<ComponentProps<typeof SearchBox>>) => (
  <SearchBox
    placeholder="What do you need?"
    {...props}
    className="bar-search__field sign sign--search"
    name="q"
    label="What do you need?"
    hidesLabel
  />
)
