import { ChevronDown } from 'lucide-react'

interface ContentsListProps {
  title: string
  parts: readonly { id: string; text: string }[]
}

/** The parts of a text page: beside it, or closed above it on a phone. */
export function ContentsList({ title, parts }: ContentsListProps) {
  const list = (
    <ol>
      {parts.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <div className="contents-list">
      <details>
        <summary>
          {title}
          <ChevronDown className="icon" aria-hidden="true" />
        </summary>
        {list}
      </details>
      <nav aria-label={title}>
        <p>{title}</p>
        {list}
      </nav>
    </div>
  )
}
