import { type ComponentType, useEffect, useRef, useState } from 'react'
import { fetchWhenIdle } from '#web/lib/loading/when-idle.ts'

/**
 * A part of a page as the server has written it, whose links work by themselves. Its code comes while
 * the page rests, or with the first step to another address. Only the server has it at once: in a
 * browser's first load it would weigh too much.
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
      const ask = async () => {
        const loaded = await load()
        setPart(() => loaded)
      }
      const isWritten = written.current === address && slot.current?.firstChild
      if (isWritten) return fetchWhenIdle(ask)
      // Without signal the list itself says so; the next address asks again.
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
        // Leaves what the server has written as it stands.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }
}
