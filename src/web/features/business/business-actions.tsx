import { useRouteContext } from '@tanstack/react-router'
import { facebookShareUrl, whatsAppShareUrl } from '#shared/contact/links.ts'
import { formAddress, pages } from '#shared/paths.ts'
import type { Business } from '#shared/schemas/business.ts'
import { FacebookIcon, WhatsAppIcon } from '#web/components/art/brand-icons.tsx'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { shareBusiness, shareText, trackShare } from './share-business.ts'

const SHARE_LINK = {
  target: '_blank',
  rel: 'noopener',
  className: buttonClass({ variant: 'quiet', size: 'sm' }),
}

export function BusinessActions({ business, onBook }: { business: Business; onBook: () => void }) {
  const { site } = useRouteContext({ from: '__root__' })
  const { id, businessName } = business
  const url = `${site.publicUrl}${pages.business(id)}`
  const track = () => trackShare(id)
  return (
    <>
      <div className="business-actions">
        <Button className="sign sign--book" size="lg" onClick={onBook}>
          Book Now
        </Button>
        <Button
          className="sign sign--share"
          size="lg"
          variant="quiet"
          onClick={() => void shareBusiness({ businessId: id, businessName, url })}
        >
          Share
        </Button>
      </div>
      <noscript>
        <a href={`${formAddress('booking')}?business=${id}`}>Book or review</a>
      </noscript>
      <div className="business-actions">
        <a {...SHARE_LINK} href={whatsAppShareUrl(shareText(businessName), url)} onClick={track}>
          <WhatsAppIcon />
          WhatsApp
        </a>
        <a {...SHARE_LINK} href={facebookShareUrl(url)} onClick={track}>
          <FacebookIcon />
          Facebook
        </a>
      </div>
    </>
  )
}
