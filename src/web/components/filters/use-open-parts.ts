import { type RefObject, useEffect } from 'react'

/** Closes the menus and the sheet of the filters when they would be in the way. */
export function useOpenParts(nav: RefObject<HTMLElement | null>, address: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes.
  useEffect(() => {
    for (const menu of nav.current?.querySelectorAll('details[open]') ?? []) closeMenu(menu)
  }, [nav, address])

  useEffect(() => {
    const leave = ({ relatedTarget }: FocusEvent) => {
      const sheet = nav.current?.querySelector<HTMLElement>(':popover-open')
      // A popover does not keep the focus: it must not cover the element that has it.
      if (relatedTarget instanceof Node && !sheet?.contains(relatedTarget)) sheet?.hidePopover()
    }
    const element = nav.current
    element?.addEventListener('focusout', leave)
    return () => element?.removeEventListener('focusout', leave)
  }, [nav])
}

/** A choice was made; the focus stays at its place. */
function closeMenu(menu: Element): void {
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
  menu.removeAttribute('open')
}
