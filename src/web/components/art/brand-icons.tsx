/**
 * Brand marks: the only icons that are not Lucide's. Their shapes (Simple Icons, CC0) are in an image file,
 * not in the script that every visitor of a business loads.
 */
function BrandIcon({ name, className }: { name: string; className: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      <use href={`/art/brands.svg#${name}`} />
    </svg>
  )
}

export function WhatsAppIcon({ className = 'icon' }: { className?: string }) {
  return <BrandIcon name="whatsapp" className={className} />
}

export function FacebookIcon({ className = 'icon' }: { className?: string }) {
  return <BrandIcon name="facebook" className={className} />
}
