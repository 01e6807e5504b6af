import type { ReactNode } from 'react'

interface ChoiceCardProps {
  name: string
  value: string
  defaultChecked: boolean
  title: ReactNode
  children: ReactNode
}

/** One of a few choices, with a sentence about it. */
export const ChoiceCard = ({ title, children, ...input }: ChoiceCardProps) => (
  <label className="choice-card">
    <input type="radio" {...input} />
    <span>
      <b>{title}</b>
      <small>{children}</small>
    </span>
  </label>
)
