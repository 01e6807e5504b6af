export function CategoriesPage() {
  return <main id="content" />
}
