const WIDTH = 340
const HEIGHT = 72

/** Reviews of the business per day, to make a burst visible. */
export function ReviewChart({ curve }: { curve: number[] }) {
  const most = Math.max(1, ...curve)
  const step = WIDTH / Math.max(1, curve.length)
  const today = curve.at(-1) ?? 0
  const before = Math.max(0, ...curve.slice(0, -1))
  return (
    <figure className="review-queue__chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Reviews a day over four weeks: ${Math.max(0, ...curve)} at most, ${today} today`}
      >
        {curve.map((count, index) => {
          const height = Math.max(2, (HEIGHT * count) / most)
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the place of a day is the day
              key={index}
              className={dayClass(count, { isToday: index === curve.length - 1, before })}
              x={index * step + 2}
              y={HEIGHT - height}
              width={step - 4}
              height={height}
              rx={2}
            />
          )
        })}
      </svg>
      <figcaption>
        <span>Four weeks ago</span>
        <span>Today</span>
      </figcaption>
    </figure>
  )
}

/** Today is highlighted if it has more than any day before. */
function dayClass(count: number, { isToday, before }: { isToday: boolean; before: number }) {
  if (count === 0) return 'is-none'
  return isToday && count > before ? 'is-burst' : undefined
}
