import { Globe, Mail, MapPin, Phone } from 'lucide-react'

const SIGNS = { phone: Phone, mail: Mail, globe: Globe, pin: MapPin }

export type CardSignName = keyof typeof SIGNS

const idOf = (name: string) => `sign-${name}`

/** The signs of the cards, drawn once: a page of results would otherwise repeat a hundred drawings. */
export function CardSigns() {
  return (
    <svg className="hidden" aria-hidden>
      {Object.entries(SIGNS).map(([name, Drawing]) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
          <Drawing />
        </symbol>
      ))}
    </svg>
  )
}

export function CardSign({ name }: { name: CardSignName }) {
  return (
    <svg className="ic" aria-hidden>
      <use href={`#${idOf(name)}`} />
    </svg>
  )
}
