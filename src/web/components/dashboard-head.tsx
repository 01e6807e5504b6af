import type { ReactNode } from 'react'

type HomeLinkProps = { className: string; 'aria-label': string; children: ReactNode }

interface DashboardHeadProps {
  /** Renders a link to the home page with these props: the router's, or a plain one on a page without script. */
  renderHomeLink: (props: HomeLinkProps) => ReactNode
  /** To the right of the logo. */
  actions: ReactNode
  /** The title, below them. */
  children: ReactNode
}

/** The dark band at the top of an owner's pages. */
export function DashboardHead({ renderHomeLink, actions, children }: DashboardHeadProps) {
  return (
    <header className="dashboard-head on-dark">
      <img
        className="dashboard-head__art"
        src="/art/band-cableway.svg"
        alt=""
        width="1440"
        height="420"
      />
      <div className="wrap">
        <div className="dashboard-head__top">
          {renderHomeLink({
            className: 'brand',
            'aria-label': 'CPT Recommends, home',
            children: (
              <picture>
                <source
                  media="(max-width: 559.98px)"
                  srcSet="/art/mark.svg"
                  width="64"
                  height="64"
                />
                <img src="/art/logo-reversed.svg" alt="" width="279" height="40" />
              </picture>
            ),
          })}
          <div className="dashboard-head__actions">{actions}</div>
        </div>
        <div className="dashboard-head__name">{children}</div>
      </div>
    </header>
  )
}
