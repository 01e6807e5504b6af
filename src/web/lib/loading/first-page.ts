/** In the browser, while the page that came rendered is still being taken over. */
export const isFirstPage = () =>
  typeof document === 'object' && !document.documentElement.dataset.hydrated
