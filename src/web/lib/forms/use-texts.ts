import { type ChangeEvent, useState } from 'react'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface FieldProps {
  name: string
  value: string
  onChange: (event: ChangeEvent<Control>) => void
}

/** To be spread on one control. */
export type FieldOf<Texts> = (name: keyof Texts & string) => FieldProps

/**
 * The values of a form as state: for a form that is compared with what is saved, or that is filled again when
 * its dialog opens again.
 */
export function useTexts<Texts extends Record<string, string>>(initial: Texts) {
  const [texts, setTexts] = useState(initial)
  const field: FieldOf<Texts> = (name) => ({
    name,
    value: texts[name] ?? '',
    onChange: ({ currentTarget: { value } }) => setTexts((known) => ({ ...known, [name]: value })),
  })
  return { texts, setTexts, field }
}
