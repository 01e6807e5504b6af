import { useMatches, useRouteContext } from '@tanstack/react-router'

/** The page's own style sheets, as its route names them: it is not shown before they are loaded. */
export function PageStyles() {
  const { assets } = useRouteContext({ from: '__root__' }).site
  const sheets = useMatches().flatMap((match) => match.staticData.sheets ?? [])
  return sheets
    .flatMap((name) => assets.sheets[name] ?? [])
    .map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />)
}
