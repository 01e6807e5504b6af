import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { moveBetweenTabs } from './tab-keys.ts'

interface TabsState {
  /** The prefix of the ids that connect a panel with its tab. */
  id: string
  value: string
  onValueChange: (value: string) => void
}

const TabsContext = createContext<TabsState>({
  id: '',
  value: '',
  onValueChange: () => undefined,
})

interface TabsProps extends Omit<TabsState, 'id'> {
  children: ReactNode
}

export function Tabs({ value, onValueChange, children }: TabsProps) {
  const id = useId()
  return (
    <TabsContext value={{ id, value, onValueChange }}>
      <div>{children}</div>
    </TabsContext>
  )
}

export function TabList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="tabs" role="tablist" aria-label={label}>
      {children}
    </div>
  )
}

export function Tab({ value, tabIndex, ...rest }: ComponentProps<'button'> & { value: string }) {
  const { id, value: chosen, onValueChange } = useContext(TabsContext)
  const isChosen = value === chosen
  return (
    <button
      {...rest}
      type="button"
      role="tab"
      id={`${id}${value}-tab`}
      aria-selected={isChosen}
      aria-controls={isChosen ? `${id}${value}-panel` : undefined}
      tabIndex={tabIndex ?? (isChosen ? 0 : -1)}
      onClick={() => onValueChange(value)}
      onKeyDown={moveBetweenTabs}
    />
  )
}

interface TabPanelProps {
  value: string
  /** Hidden instead of removed while another tab is chosen, so that it keeps what was typed. */
  staysMounted?: boolean
  children: ReactNode
}

export function TabPanel({ value, staysMounted = false, children }: TabPanelProps) {
  const { id, value: chosen } = useContext(TabsContext)
  const isChosen = value === chosen
  if (!isChosen && !staysMounted) return null
  return (
    <div
      role="tabpanel"
      id={`${id}${value}-panel`}
      aria-labelledby={`${id}${value}-tab`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls is reached too
      tabIndex={0}
      hidden={!isChosen}
    >
      {children}
    </div>
  )
}
