export function CategoryPage() {
  return <main id="content" />
}
