const STEPS = ['Prove it', 'Type the code', 'Done']

/** Where a claim is: the first step is 1. */
export function ClaimSteps({ current }: { current: 1 | 2 | 3 }) {
  return (
    <ol className="claim-steps">
      {STEPS.map((step, index) => (
        <li key={step} aria-current={index + 1 === current ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  )
}
