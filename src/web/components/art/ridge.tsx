/** The skyline from Devil's Peak to Lion's Head: the only divider we use. Sits on top of a band. */
export function Ridge({ fill = 'var(--fynbos)' }: { fill?: string }) {
  return (
    <svg className="ridge" viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
      <path
        fill={fill}
        d="M0 120V96c60-4 110-8 160-20 70-16 120-32 170-50l22-12 20 8 28 22c30 8 50 4 70-4l16-20 34-6h410l22 10 16 28c22 18 52 28 84 32 28-6 44-28 58-54l18-14 18 10c12 26 34 48 74 58 70 0 150-8 220-2v38Z"
      />
    </svg>
  )
}
