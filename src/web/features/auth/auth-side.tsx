import { useRouteContext } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { Logo } from '#web/components/layout/logo.tsx'

const FIGURES = [
  ['127+', 'businesses'],
  ['2.5K+', 'reviews'],
  ['89%', 'satisfaction'],
] as const

/** The picture of a street beside the forms. */
export function AuthSide() {
  const { site } = useRouteContext({ from: '__root__' })
  return (
    <aside className="auth-side" aria-label="Why list with us">
      <img
        className="auth-side__art"
        src="/art/panel-bo-kaap.svg"
        alt=""
        width="720"
        height="960"
      />
      <div className="auth-side__inner">
        <Logo />
        <div>
          <h2>Get your door on the street everybody walks.</h2>
          <p>
            A listing, a map pin and a booking form, in front of locals who are already looking.
          </p>
          <ul className="auth-side__figures">
            {FIGURES.map(([figure, what]) => (
              <li key={what}>
                <b>{figure}</b> <span>{what}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="auth-side__help">
        <Mail className="icon" aria-hidden="true" />
        <span>
          Need a hand? <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
        </span>
      </div>
    </aside>
  )
}
