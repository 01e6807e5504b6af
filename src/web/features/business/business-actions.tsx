import { useRouteContext } from '@tanstack/react-router'
import { facebookShareUrl, whatsAppShareUrl } from '#shared/contact/links.ts'
import { formatPhone, telLink } from '#shared/contact/phone.ts'
import { formPages, pages } from '#shared/paths.ts'
import type { Business } from '#shared/schemas/business.ts'
import { FacebookIcon, WhatsAppIcon } from '#web/components/art/brand-icons.tsx'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { DialogLink } from '#web/components/ui/dialog-link.tsx'
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx'
import { shareBusiness, shareText, trackShare } from './share-business.ts'

const SHARE_LINK = {
  target: '_blank',
  rel: 'noopener',
  className: buttonClass({ variant: 'quiet', size: 'sm' }),
}

/** Nobody would answer a booking at a business without an owner: there is the phone. */
export function BusinessActions({ business, onBook }: { business: Business; onBook: () => void }) {
  const { site } = useRouteContext({ from: '__root__' })
  const { id, phone, plan } = business
  const url = `${site.publicUrl}${pages.business(id)}`
  const track = () => trackShare(id)
  return (
    <>
      <div className="business-actions">
        {plan === null ? (
          phone && (
            <a
              className={buttonClass({ size: 'lg', className: 'sign sign--phone' })}
              href={telLink(phone)}
            >
              Call {formatPhone(phone)}
            </a>
          )
        ) : (
          <DialogLink
            className={buttonClass({ size: 'lg', className: 'sign sign--book' })}
            href={formPages.booking({ business: id })}
            onOpen={onBook}
          >
            Book Now
          </DialogLink>
        )}
        <Button
          className="sign sign--share"
          size="lg"
          variant="quiet"
          onClick={() => void shareBusiness({ business, url })}
        >
          Share
        </Button>
      </div>
      <div className="business-actions">
        <span className="business-actions__on text-small" aria-hidden="true">
          Share on
        </span>
        <a {...SHARE_LINK} href={whatsAppShareUrl(shareText(business), url)} onClick={track}>
          <WhatsAppIcon />
          <span>
            <VisuallyHidden>Share on </VisuallyHidden>
            WhatsApp
          </span>
        </a>
        <a {...SHARE_LINK} href={facebookShareUrl(url)} onClick={track}>
          <FacebookIcon />
          <span>
            <VisuallyHidden>Share on </VisuallyHidden>
            Facebook
          </span>
        </a>
      </div>
    </>
  )
}
