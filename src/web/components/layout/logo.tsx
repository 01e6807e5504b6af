import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { LogoPicture } from './logo-picture.tsx'

export function Logo({ stackedBelow = 768 }: { stackedBelow?: number }) {
  return (
    <Link className="brand" to={pages.home} aria-label="CPT Recommends, home">
      <LogoPicture stackedBelow={stackedBelow} />
    </Link>
  )
}
