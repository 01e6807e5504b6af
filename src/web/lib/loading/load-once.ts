/**
 * Asks for a module once, also where every page that is made needs it. An import that failed is tried
 * again: the phone may have been in a tunnel.
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
