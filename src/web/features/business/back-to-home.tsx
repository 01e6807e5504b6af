import { Link, useRouter } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { useResultsAddress } from '#web/lib/came-from.ts'

/** Home, or the results that led here. */
export function BackToHome() {
  const results = useResultsAddress()
  const router = useRouter()
  return (
    <p className="breadcrumb-row">
      {results === undefined ? (
        <Link className="back-link sign sign--back" to={pages.home}>
          Back to Home
        </Link>
      ) : (
        <a
          className="back-link sign sign--back"
          href={results}
          onClick={(event) => {
            event.preventDefault()
            router.history.push(results)
          }}
        >
          Back to results
        </a>
      )}
    </p>
  )
}
