const SHOWN_MS = 6000

let note: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** One sentence at the bottom of the screen. Not a toast, whose code is not on pages without script. */
export function showNote(sentence: string): void {
  if (!note) {
    note = document.createElement('p')
    note.className = 'saved-note'
    note.setAttribute('role', 'status')
    document.body.append(note)
  }
  note.textContent = sentence
  clearTimeout(timer)
  timer = setTimeout(() => note?.replaceChildren(), SHOWN_MS)
}
