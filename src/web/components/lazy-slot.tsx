import { type ComponentType, useEffect, useRef, useState } from 'react'
import { fetchWhenIdle } from '#web/lib/loading/when-idle.ts'

/** Open or focused in the server's HTML. */
const IN_USE = ':is(:focus-within,:has([open],:popover-open))'
const LOOK_AGAIN_MS = 300

/**
 * A server-rendered part of a page whose links work without script. Its code loads when the page is idle, or
 * with the first navigation. Only the server renders it directly: in a browser's first load it would be too
 * large.
 */
export function lazySlot<Props extends { address: string }>(
  className: string,
  load: () => Promise<ComponentType<Props>>,
  ServerPart: ComponentType<Props> | null,
): ComponentType<Props> {
  return function LateSlot(props) {
    const [LoadedPart, setPart] = useState<ComponentType<Props> | null>(null)
    const slot = useRef<HTMLDivElement>(null)
    const { address } = props
    const written = useRef(address)

    useEffect(() => {
      const isWritten = written.current === address && slot.current?.firstChild
      const ask = async () => {
        const loaded = await load()
        // Replaced while somebody uses it, it would close or lose the focus.
        const show = () => {
          if (isWritten && slot.current?.matches(IN_USE)) setTimeout(show, LOOK_AGAIN_MS)
          else setPart(() => loaded)
        }
        show()
      }
      if (isWritten) return fetchWhenIdle(ask)
      // Offline, the list itself says so; the next navigation tries again.
      ask().catch(() => undefined)
    }, [address])

    const Part = ServerPart ?? LoadedPart
    if (Part)
      return (
        <div className={className}>
          <Part {...props} />
        </div>
      )
    return (
      <div
        ref={slot}
        className={className}
        suppressHydrationWarning
        // Keeps the server's HTML unchanged.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }
}
