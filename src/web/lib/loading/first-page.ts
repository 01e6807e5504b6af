/** In the browser, while the server-rendered page is being hydrated. */
export const isFirstPage = () =>
  typeof document === 'object' && !document.documentElement.dataset.hydrated
