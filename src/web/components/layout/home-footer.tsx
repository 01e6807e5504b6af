import { Link, useRouteContext } from '@tanstack/react-router'
import { ArrowUpRight } from 'lucide-react'
import { helpPages, pages, privacyPages, savedPage, sitePages } from '#shared/paths.ts'
import { FooterBase, FooterBlurb, FooterColumn, NotYet } from './footer-parts.tsx'

export function HomeFooter() {
  const { site } = useRouteContext({ from: '__root__' })
  return (
    <footer className="footer on-dark">
      <div className="wrap">
        <div className="footer__grid">
          <FooterBlurb>
            <a
              className="btn btn--sun btn--sm footer__main-site"
              href={site.mainSiteUrl}
              target="_blank"
              rel="noopener"
            >
              Visit Our Main Site <ArrowUpRight className="icon" aria-hidden />
            </a>
          </FooterBlurb>
          <FooterColumn title="For Businesses">
            <Link to={pages.register}>List Your Business</Link>
            <Link to={pages.login}>Business Login</Link>
            <a href={sitePages.pricing}>Pricing Plans</a>
            <NotYet>Success Stories</NotYet>
          </FooterColumn>
          <FooterColumn title="For Locals">
            <Link to={pages.home}>Browse Businesses</Link>
            <Link to={pages.blog}>Blog</Link>
            <a href={savedPage}>Saved &amp; bookings</a>
            <NotYet>Local Events</NotYet>
            <a href={helpPages.home}>Help Center</a>
          </FooterColumn>
          <FooterColumn title="Contact">
            <a href={`mailto:${site.supportEmail}`}>Email us</a>
            <a href={sitePages.terms}>Terms of Service</a>
            <a href={sitePages.privacy}>Privacy Policy</a>
            <a href={privacyPages.yourData}>Your data</a>
            <Link to={pages.admin}>Admin Portal</Link>
          </FooterColumn>
        </div>
        <FooterBase place />
      </div>
    </footer>
  )
}
