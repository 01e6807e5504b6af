/** Shared code has the name as well; importing it would bring the application's files with it. */
const IS_SIGNED_IN = /(^|; )cpt_signed_in=/

/** In the bar of a page without other script, as TopBar does it elsewhere. */
export function showDashboardLink(): void {
  if (!IS_SIGNED_IN.test(document.cookie)) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[href="/auth"]')) {
    link.href = '/dashboard'
    link.textContent = 'Dashboard'
    link.classList.add('sign', 'sign--dashboard')
  }
}
