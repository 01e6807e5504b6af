import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { pages } from '#shared/paths.ts'

export function BackToHome() {
  return (
    <p className="crumbrow">
      <Link className="backlink" to={pages.home}>
        <ArrowLeft className="ic" aria-hidden />
        Back to Home
      </Link>
    </p>
  )
}
