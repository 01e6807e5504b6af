import { type ComponentProps, type ComponentType, type RefObject, useRef, useState } from 'react'
import { loadOnce } from '#web/lib/loading/load-once.ts'
import type { ComboboxProps, SuggestionsProps } from './combobox.types.ts'

const loadSuggestions = loadOnce(() => import('./suggestions.tsx'))

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'ref'> {
  ref?: RefObject<HTMLInputElement | null>
  name: 'q' | 'area'
  label: string
  /** The label is for screen readers, the placeholder for everybody else. */
  hidesLabel?: boolean
}

/** A field of a search form. Its suggestions are loaded once somebody is about to type. */
export function SearchBox(props: SearchBoxProps) {
  const { ref, label, hidesLabel, className, onInput, ...field } = props
  const own = useRef<HTMLInputElement>(null)
  const input = ref ?? own
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)
  const [combobox, setCombobox] = useState<ComboboxProps>({})
  const [typed, setTyped] = useState(0)
  const load = () =>
    void loadSuggestions().then(
      (loaded) => setSuggestions(() => loaded.Suggestions),
      // Offline, the box works without suggestions.
      () => undefined,
    )
  return (
    <label className={className}>
      <span className={hidesLabel ? 'sr-only' : undefined}>{label}</span>
      <input
        type="text"
        maxLength={120}
        autoComplete="off"
        enterKeyHint="search"
        {...field}
        {...combobox}
        ref={input}
        onFocus={load}
        onInput={(event) => {
          setTyped(typed + 1)
          onInput?.(event)
        }}
      />
      {Suggestions && input.current && (
        <Suggestions input={input.current} typed={typed} onCombobox={setCombobox} />
      )}
    </label>
  )
}
