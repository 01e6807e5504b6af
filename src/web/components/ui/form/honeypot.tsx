/** A trap for robots, see the server's honeypot. Invisible and unreachable for people. */
export function Honeypot() {
  return (
    <div className="honeypot" aria-hidden="true">
      <input
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-label="Leave this empty"
      />
    </div>
  )
}
