import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

const PAUSE_MS = 250

interface SearchFieldProps {
  label: string
  placeholder: string
  value: string
  onSearch: (text: string) => void
}

/** Asks once the typing pauses, not at every key; follows the address when that changes by itself. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const id = useId()
  const [text, setText] = useState(value)
  const asked = useRef(value)
  const search = useEffectEvent(onSearch)

  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setText(value)
  }, [value])

  useEffect(() => {
    if (text === asked.current) return
    const timer = setTimeout(() => {
      asked.current = text
      search(text)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <div className="field tools__search">
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <Search className="ic" aria-hidden="true" />
      <input
        className="input"
        id={id}
        type="search"
        autoComplete="off"
        maxLength={200}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  )
}
