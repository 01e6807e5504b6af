export function SearchPage() {
  return <main id="content" />
}
