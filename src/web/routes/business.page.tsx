export function BusinessPage() {
  return <main id="content" />
}
