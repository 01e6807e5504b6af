export function AdminPanelPage() {
  return <main id="content" />
}
