import type { Page } from '@playwright/test'

/**
 * Describes what does not fit on the current page: text or controls that reach out of the window,
 * are cut off, or lie over one another, fields without room for text, icons over the text of their field,
 * and titles that break inside a word. Behind an open dialog only the dialog is looked at. What can be
 * scrolled to is not cut; what is pinned to the window may lie over what scrolls under it.
 */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Piece {
      element: Element
      /** Without what is scrolled out of sight. */
      box: DOMRect
      /** The fixed or sticky element that it moves with. */
      layer: Element | null
      /** In a part that scrolls sideways by itself. */
      scrolls: boolean
    }
    // Pins of a map are at their places, also close together and at its edge.
    const HIDDEN =
      '.sr-only, .skip-link, [aria-hidden="true"], script, style, noscript, svg, option, .map-pin, .map-cluster'
    const CONTROLS = 'button, input:not([type="hidden"]), select, textarea, a.btn, summary'
    const scope = document.querySelector('.dialog') ?? document.body
    const found = new Set<string>()

    interface Surroundings {
      isSeen: boolean
      layer: Element | null
      /** What cuts or scrolls its content, from the inside out. */
      frames: { box: DOMRect; scrolls: boolean }[]
    }
    const known = new Map<Element, Surroundings>()
    const around = (element: Element): Surroundings => {
      const cached = known.get(element)
      if (cached) return cached
      const parent = element.parentElement
      const outer = parent && parent !== document.body ? around(parent) : undefined
      const style = getComputedStyle(element)
      // Heard but not seen, or shortened on purpose.
      const isHidden = style.clipPath.startsWith('inset(50%') || style.webkitLineClamp !== 'none'
      const isFrame = style.overflowX !== 'visible'
      const own = {
        box: element.getBoundingClientRect(),
        scrolls: /auto|scroll/.test(style.overflowX),
      }
      const made = {
        isSeen: (outer?.isSeen ?? true) && !isHidden && !element.matches(HIDDEN),
        layer: /fixed|sticky/.test(style.position) ? element : (outer?.layer ?? null),
        frames: [...(isFrame ? [own] : []), ...(outer?.frames ?? [])],
      }
      known.set(element, made)
      return made
    }
    const isSeen = (element: Element) =>
      around(element).isSeen &&
      element.checkVisibility({
        contentVisibilityAuto: true,
        opacityProperty: true,
        visibilityProperty: true,
      })
    const overlap = (a: DOMRect, b: DOMRect) => ({
      wide: Math.min(a.right, b.right) - Math.max(a.left, b.left),
      high: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    })
    const common = (a: DOMRect, b: DOMRect) => {
      const { wide, high } = overlap(a, b)
      return new DOMRect(Math.max(a.left, b.left), Math.max(a.top, b.top), wide, high)
    }
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.closest('[class]')?.className}"> ${element.textContent?.trim().slice(0, 40)}`

    /** Undefined where it is scrolled out of sight in its own box. */
    const pieceOf = (element: Element, box: DOMRect): Piece | undefined => {
      const { layer, frames } = around(element)
      let scrolls = false
      let visible = box
      for (const frame of frames) {
        const { wide, high } = overlap(frame.box, box)
        if (frame.scrolls && (wide <= 0 || high <= 0)) return
        if (frame.scrolls) visible = common(frame.box, visible)
        if (!frame.scrolls && !scrolls && wide < box.width - 2)
          found.add(`cut off: ${name(element)}`)
        scrolls ||= frame.scrolls
      }
      return { element, box: visible, layer, scrolls }
    }

    /** A font may be taller than its line. */
    const lineOf = (element: Element, box: DOMRect) => {
      const spare = box.height - Number.parseFloat(getComputedStyle(element).lineHeight)
      if (!(spare > 0)) return box
      return new DOMRect(box.x, box.y + spare / 2, box.width, box.height - spare)
    }
    /** Words of ordinary length; a name may be longer than any line. */
    const findBroken = (element: Element, node: Node, range: Range) => {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /(?<![^\s-])[^\s-]{2,12}(?![^\s-])/g,
      )) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.add(`broken: ${name(element)}`)
      }
    }
    const texts: Piece[] = []
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || !isSeen(element)) continue
      const range = document.createRange()
      if (element.closest('h1, h2')) findBroken(element, node, range)
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        const piece = box.width > 1 ? pieceOf(element, lineOf(element, box)) : undefined
        if (piece) texts.push(piece)
      }
    }
    const controls = [...scope.querySelectorAll(CONTROLS)]
      .filter((element) => isSeen(element) && element.getBoundingClientRect().width > 2)
      .map((element) => pieceOf(element, element.getBoundingClientRect()))
      .filter((piece) => piece !== undefined)

    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) =>
          element.getBoundingClientRect().right > clientWidth + 1 &&
          around(element).frames.every(({ box }) => box.right > clientWidth + 1),
      )
      const names = wide.slice(-3).map(({ tagName, className }) => `${tagName}.${className}`)
      found.add(`the page is ${scrollWidth - clientWidth}px too wide: ${names.join(', ')}`)
    }
    if (scope !== document.body && scope.scrollWidth > scope.clientWidth)
      found.add(`the dialog is ${scope.scrollWidth - scope.clientWidth}px too wide`)
    for (const { element, box, scrolls } of [...texts, ...controls])
      if (!scrolls && (box.right > innerWidth + 1 || box.left < -1))
        found.add(`out of the window: ${name(element)}`)

    // An icon in a field is in the padding, where there is no text.
    for (const { element, box } of controls.filter(({ element }) =>
      element.matches('input, select'),
    )) {
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      const left = Number.parseFloat(paddingLeft)
      const right = Number.parseFloat(paddingRight)
      const text = new DOMRect(box.x + left, box.y, box.width - left - right, box.height)
      const isWritten = !element.matches('[type="checkbox"], [type="radio"], [type="range"]')
      if (isWritten && text.width < 2 * Number.parseFloat(getComputedStyle(element).fontSize))
        found.add(`no room for text in ${name(element)}`)
      for (const icon of element.parentElement?.querySelectorAll(':scope > svg') ?? []) {
        const { wide, high } = overlap(text, icon.getBoundingClientRect())
        if (wide > 1 && high > 1) found.add(`an icon lies over the text of ${name(element)}`)
      }
    }

    const compare = (all: Piece[], others: Piece[], deepEnough: (a: Piece, b: Piece) => number) => {
      for (const [index, a] of all.entries())
        for (const b of all === others ? all.slice(index + 1) : others) {
          const { wide, high } = overlap(a.box, b.box)
          if (wide <= 2 || high <= deepEnough(a, b) || a.layer !== b.layer) continue
          if (a.element.contains(b.element) || b.element.contains(a.element)) continue
          found.add(`${name(a.element)} lies over ${name(b.element)}`)
        }
    }
    const third = (a: Piece, b: Piece) => Math.min(a.box.height, b.box.height) / 3
    compare(texts, texts, third)
    compare(controls, controls, () => 1)
    // A label may lie over the field that it names.
    compare(
      texts.filter(({ element }) => element.tagName !== 'LABEL'),
      controls,
      third,
    )
    return [...found]
  })
}
