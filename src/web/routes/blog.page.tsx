export function BlogPage() {
  return <main id="content" />
}
