export function NewPasswordPage() {
  return <main id="content" />
}
