import { classNames } from '#web/lib/class-names.ts'
import { colourwayOf, signFor } from './shopfront-sign.ts'

type ShopfrontProps = { id: string | number; name: string; className?: string }

/**
 * The placeholder of a missing business image, with the name on the sign. The scene is one cached file,
 * referenced and tinted by custom properties: in a list of thirty, inline SVG would add 260 KB of repeated
 * paths to the HTML and two thousand elements to hydrate.
 */
export function Shopfront({ id, name, className }: ShopfrontProps) {
  const sign = signFor(name)
  return (
    <svg
      viewBox="0 0 480 360"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`${name} has no picture yet`}
      className={classNames('shopfront', `shopfront--${colourwayOf(id)}`, className)}
    >
      <use href="/art/placeholder-business.svg#shopfront" width="480" height="360" />
      <text
        x="240"
        y="141"
        textAnchor="middle"
        fontSize={sign.size}
        textLength={sign.width}
        lengthAdjust={sign.width ? 'spacingAndGlyphs' : undefined}
      >
        {sign.text}
      </text>
    </svg>
  )
}
