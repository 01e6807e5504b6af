import type { ReactNode } from 'react'

/** A plain form: changes are a POST, since mail scanners open every link. */
export function PostForm({
  action,
  className,
  children,
}: {
  action: string
  className?: string
  children: ReactNode
}) {
  return (
    <form method="post" action={action} className={className}>
      {children}
    </form>
  )
}
