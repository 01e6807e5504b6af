import { Badge } from '#web/components/ui/badge.tsx'

interface Item {
  id: string
  title: string
  text: string
  when: string
  isBad?: boolean
}

/** The newest few of something, each with its time. */
export function UserList({ items, empty }: { items: Item[]; empty: string }) {
  if (items.length === 0) return <p className="muted">{empty}</p>
  return (
    <ul className="user-list">
      {items.map(({ id, title, text, when, isBad }) => (
        <li key={id}>
          {isBad ? <Badge tone="bad">{title}</Badge> : <b>{title}</b>}
          <span>{text}</span>
          <time className="text-small muted">{when}</time>
        </li>
      ))}
    </ul>
  )
}
