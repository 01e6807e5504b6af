import type { ComponentProps } from 'react'

interface DialogLinkProps extends ComponentProps<'a'> {
  /** The page that does the same. */
  href: string
  onOpen: () => void
}

/** Opens a dialog. Before and without script, or in a new tab, it is a link to the page that does the same. */
export function DialogLink({ href, onOpen, ...rest }: DialogLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      rel="nofollow"
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onOpen()
      }}
    />
  )
}
