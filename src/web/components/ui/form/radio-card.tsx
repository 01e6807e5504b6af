import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#web/lib/class-names.ts'

type RadioCardProps = Omit<ComponentProps<'input'>, 'type'> & {
  name: string
  title: ReactNode
  price: ReactNode
  period?: ReactNode
  recommended?: ReactNode
  /** Sun-coloured head, for Premium. */
  premium?: boolean
  features: readonly string[]
}

/** One plan as a ticket with a native radio. Several are placed in a `.radio-cards` grid in a fieldset. */
export function RadioCard({
  title,
  price,
  period,
  recommended,
  premium = false,
  features,
  className,
  ...input
}: RadioCardProps) {
  const featuresId = useId()
  return (
    <div className={classNames('radio-card', premium && 'radio-card--premium', className)}>
      <label className="radio-card__top">
        <input {...input} type="radio" aria-describedby={featuresId} />
        <span className="radio-card__name">
          {title}
          {recommended && <span className="radio-card__recommended">{recommended}</span>}
          <span className="radio-card__dot">
            <Check className="icon" aria-hidden="true" />
          </span>
        </span>
        <span className="radio-card__price">
          {price} {period && <small>{period}</small>}
        </span>
      </label>
      <div className="radio-card__tear" />
      <ul id={featuresId}>
        {features.map((feature) => (
          <li key={feature}>
            <Check className="icon" aria-hidden="true" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
