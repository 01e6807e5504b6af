/** The small protea that marks PREMIUM. */
export function ProteaGlyph({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={className}>
      <path
        fill="#8e2a4e"
        d="M8 .5l1.6 4L12.5 2l-.4 4 3.4-1.6L13 9.5C12 13 10 15.5 8 15.5S4 13 3 9.5L.5 4.4 3.9 6l-.4-4 2.9 2.5z"
      />
      <path fill="#fef0cc" d="M8 5.2c1.8 1.3 2.4 3 2.4 4.6H5.6C5.6 8.2 6.2 6.5 8 5.2z" />
    </svg>
  )
}
