import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { pages } from '#shared/paths.ts'
import type { Profile } from '#shared/schemas/profile.ts'
import { Panel } from '#web/components/ui/panel.tsx'
import type { DashboardTab } from './dashboard-tab.ts'
import type { ListingPart } from './listing/listing-part.ts'

interface Step {
  title: string
  text: string
  tab: DashboardTab
  part?: ListingPart
  isDone: boolean
}

function stepsOf(profile: Profile | null): Step[] {
  return [
    {
      title: 'Profile',
      text: 'Name, industry, area and address.',
      tab: 'profile',
      isDone: profile !== null,
    },
    {
      title: 'Picture',
      text: 'People open listings that they can see.',
      tab: 'profile',
      isDone: Boolean(profile?.imageUrl),
    },
    {
      title: 'Opening hours',
      text: 'So that nobody comes when you are closed.',
      tab: 'listing',
      part: 'hours',
      isDone: Boolean(profile?.operatingHours),
    },
    {
      title: 'Live',
      text: 'Your listing is public from the first save of your profile.',
      tab: 'profile',
      isDone: profile?.status === 'ACTIVE',
    },
  ]
}

/** The remaining steps for a complete listing; hidden when there are none. */
export function FirstSteps({ profile }: { profile: Profile | null }) {
  const steps = stepsOf(profile)
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  return (
    <Panel title="Your first steps" className="first-steps">
      <p className="text-small muted">{`${done} of ${steps.length} done`}</p>
      <ol>
        {steps.map((step, index) => (
          <li key={step.title} className={step.isDone ? 'is-done' : undefined}>
            <span className="first-steps__mark" aria-hidden="true">
              {step.isDone ? <Check className="icon" /> : index + 1}
            </span>
            <div>
              <StepTitle step={step} />
              <p className="text-small">{step.isDone ? 'Done' : step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** Only remaining steps on another tab are links. */
function StepTitle({ step: { title, tab, part, isDone } }: { step: Step }) {
  if (isDone || tab === 'profile') return <b>{title}</b>
  return (
    <Link to={pages.dashboard} search={{ tab, ...(part && { part }) }}>
      {title}
    </Link>
  )
}
