import type { DemoBusiness } from './city.types.ts'
import { hours } from './hours-shorthand.ts'
import { reviews } from './review-shorthand.ts'
import { SUBURBS, type Suburb } from './suburbs.ts'

type SketchedField = 'key' | 'name' | 'industry' | 'phone' | 'description' | 'popularity' | 'gem'

/** A short form of a business: what follows from the suburb or the key is left out. */
interface BusinessSketch extends Pick<DemoBusiness, SketchedField> {
  street: string
  suburb: Suburb
  premium?: true
  /** Contact channels besides the phone; e-mail only by default. */
  online?: 'email' | 'website' | 'both' | 'none'
  hours: string
  services: string
  amenities?: string
  price?: DemoBusiness['priceRange']
  since?: number
  reviews: string[]
}

export function business(sketch: BusinessSketch): DemoBusiness {
  const { key, suburb, online = 'email' } = sketch
  const { area, code } = SUBURBS[suburb]
  return {
    key,
    name: sketch.name,
    industry: sketch.industry,
    area,
    address: `${sketch.street}, ${suburb}, ${code}`,
    phone: sketch.phone,
    // Reserved example domains, so that no mail and no click reaches a stranger.
    emailPublic: online === 'email' || online === 'both' ? `${key}@example.co.za` : '',
    website: online === 'website' || online === 'both' ? `https://${key}.example` : '',
    description: sketch.description,
    plan: sketch.premium ? 'PREMIUM' : 'BASIC',
    hours: hours(sketch.hours),
    services: list(sketch.services),
    amenities: list(sketch.amenities ?? ''),
    priceRange: sketch.price ?? '',
    yearEstablished: sketch.since ?? null,
    reviews: reviews(sketch.reviews),
    popularity: sketch.popularity,
    ...(sketch.gem && { gem: sketch.gem }),
  }
}

const list = (text: string) => (text === '' ? [] : text.split(', '))
