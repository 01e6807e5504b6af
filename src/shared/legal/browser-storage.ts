/** Everything that the site stores in a browser, for the privacy page. Tests compare it with the code. */
export const BROWSER_STORAGE: readonly {
  name: string
  kind: 'cookie' | 'storage'
  purpose: string
  until: string
}[] = [
  {
    name: 'cpt_device',
    kind: 'cookie',
    purpose:
      'A random number that tells devices apart, so that one device cannot send hundreds of requests or reviews. It comes with the first form or view that is counted.',
    until: 'One year',
  },
  {
    name: 'cpt.session_token',
    kind: 'cookie',
    purpose: 'Keeps an owner or admin signed in.',
    until: 'Sign-out, or 30 days without use',
  },
  {
    name: 'cpt_signed_in',
    kind: 'cookie',
    purpose: 'Says that somebody is signed in, so that the bar leads to the dashboard.',
    until: 'Sign-out, or 30 days without use',
  },
  {
    name: 'saved',
    kind: 'storage',
    purpose: 'The businesses that you saved with the heart. The list is stored here only.',
    until: 'You clear it',
  },
  {
    name: 'bookings',
    kind: 'storage',
    purpose: 'Links to the bookings made on this device.',
    until: 'You clear it',
  },
  {
    name: 'came-from',
    kind: 'storage',
    purpose: 'Your last results, so that a business can lead back to them.',
    until: 'You close the tab',
  },
  {
    name: 'half-filled',
    kind: 'storage',
    purpose: 'What you have typed into a booking or a review, so that a reload does not lose it.',
    until: 'You send it, or close the tab',
  },
  {
    name: 'reloaded-from',
    kind: 'storage',
    purpose: 'That a page was loaded again after an update of the site, so that it is not twice.',
    until: 'You close the tab',
  },
]
