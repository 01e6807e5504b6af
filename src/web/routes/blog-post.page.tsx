export function BlogPostPage() {
  return <main id="content" />
}
