import { Steps } from '#web/components/ui/steps.tsx'

const STEPS = ['Prove it', 'Type the code', 'Done']

/** Where a claim is. */
export const ClaimSteps = ({ current }: { current: number }) => (
  <Steps steps={STEPS} current={current} />
)
