import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

const PAUSE_MS = 250

interface SearchFieldProps {
  label: string
  placeholder: string
  value: string
  onSearch: (text: string) => void
}

/**
 * Searches when typing pauses, not at every key; follows the address when that changes otherwise. The address
 * echoes our own changes late and not always in order: such an echo must not overwrite newer input.
 */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const id = useId()
  const [text, setText] = useState(value)
  const asked = useRef(value)
  const echoes = useRef(new Set<string>())
  const search = useEffectEvent(onSearch)

  useEffect(() => {
    if (value === asked.current) echoes.current.clear()
    else if (!echoes.current.has(value)) {
      asked.current = value
      setText(value)
    }
  }, [value])

  useEffect(() => {
    const question = text.trim()
    if (question === asked.current) return
    const timer = setTimeout(() => {
      echoes.current.add(question)
      asked.current = question
      search(question)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <div className="field admin-tools__search">
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <Search className="icon" aria-hidden="true" />
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
