import { Link, useRouteContext } from '@tanstack/react-router'
import { helpPages, pages, privacyPages, sitePages } from '#shared/paths.ts'
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
            <a href={helpPages.home}>Help Center</a>
          </FooterColumn>
          <FooterColumn title="For Businesses">
            <Link to={pages.auth}>List Your Business</Link>
            <Link to={pages.dashboard}>Business Login</Link>
            <a href={sitePages.pricing}>Pricing Plans</a>
          </FooterColumn>
          <FooterColumn title="Contact">
            <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
            <span>Cape Town, South Africa</span>
            <a href={sitePages.terms}>Terms of Service</a>
            <a href={sitePages.privacy}>Privacy Policy</a>
            <a href={privacyPages.yourData}>Your data</a>
          </FooterColumn>
        </div>
        <FooterBase />
      </div>
    </footer>
  )
}
