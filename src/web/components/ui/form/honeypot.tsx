/** A robot's gift, see the server's honeypot. Nobody sees, reaches or hears it. */
export function Honeypot() {
  return (
    <div className="hp" aria-hidden="true">
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
