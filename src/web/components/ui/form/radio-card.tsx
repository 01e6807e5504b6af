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

/** One plan as a ticket with a native radio. Several are placed in a `.plans` grid in a fieldset. */
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
    <div className={classNames('plan', premium && 'plan--p', className)}>
      <label className="plan__top">
        <input {...input} type="radio" aria-describedby={featuresId} />
        <span className="plan__name">
          {title}
          {recommended && <span className="rec">{recommended}</span>}
          <span className="dot">
            <Check className="ic" aria-hidden="true" />
          </span>
        </span>
        <span className="plan__price">
          {price} {period && <small>{period}</small>}
        </span>
      </label>
      <div className="plan__tear" />
      <ul id={featuresId}>
        {features.map((feature) => (
          <li key={feature}>
            <Check className="ic" aria-hidden="true" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
