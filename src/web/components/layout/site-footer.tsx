import { Link, useRouteContext } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { FooterBase, FooterBlurb, FooterColumn } from './footer-parts.tsx'

export function SiteFooter() {
  const { site } = useRouteContext({ from: '__root__' })
  return (
    <footer className="footer on-dark">
      <div className="wrap">
        <div className="footer__grid">
          <FooterBlurb />
          <FooterColumn title="Quick Links">
            <Link to={pages.home}>Home</Link>
            <Link to={pages.categories}>Categories</Link>
            <Link to={pages.blog} activeOptions={{ exact: true }}>
              Blog
            </Link>
          </FooterColumn>
          <FooterColumn title="For Businesses">
            <Link to={pages.auth}>List Your Business</Link>
            <Link to={pages.dashboard}>Business Login</Link>
          </FooterColumn>
          <FooterColumn title="Contact">
            <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
            <span>Cape Town, South Africa</span>
          </FooterColumn>
        </div>
        <FooterBase />
      </div>
    </footer>
  )
}
