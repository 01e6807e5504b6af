/**
 * Asks for a module once, also where every page that is made needs it. An import that failed is tried
 * again: the phone may have been in a tunnel.
 */
export function loadOnce<Module>(
  load: () => Promise<Module>,
  onLoaded?: (module: Module) => void,
): () => Promise<Module> {
  let loading: Promise<Module> | undefined
  return () => {
    loading ??= load().then(
      (module) => {
        onLoaded?.(module)
        return module
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
}
