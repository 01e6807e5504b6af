/** The skyline from Devil's Peak to Lion's Head: the only divider we use. Placed on top of a band. */
export function Ridge({ fill = 'var(--fynbos)' }: { fill?: string }) {
  return (
    <svg className="ridge" viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
      <path
        fill="var(--sage)"
        d="M0 120V70c90-10 150 14 240-4 80-16 140 14 230 4 130-10 230 6 350-6 120-8 190 14 280-4 80-12 140 10 220 0 50-6 90 0 120-2v62Z"
      />
      <path
        fill={fill}
        d="M0 120V96c60-4 110-8 160-20 70-16 120-32 170-50l22-12 20 8 28 22c30 8 50 4 70-4l16-20 34-6h410l22 10 16 28c22 18 52 28 84 32 28-6 44-28 58-54l18-14 18 10c12 26 34 48 74 58 70 0 150-8 220-2v38Z"
      />
      <path
        fill="var(--card)"
        d="M474 46c-8-8-2-20 10-22 4-12 26-20 46-15 22-9 60-7 76-1 28-8 70-6 90 1 28-7 66-5 82 2 22-5 48 1 56 7-20 8-42 2-64 6-26 8-54-2-80 2-26 10-62-2-84 2-28 10-58 0-86 2-12 14-28 22-46 16Z"
      />
    </svg>
  )
}
