export function AdminPage() {
  return <main id="content" />
}
