import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { pages } from '#shared/paths.ts'
import type { DashboardAnswer } from '#shared/schemas/dashboard.ts'
import { Spinner } from '#web/components/ui/feedback/spinner.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/components/ui/navigation/tabs.tsx'
import { bookingSetupQuery } from '#web/lib/api/booking-setup.query.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { AboutPart } from './about-part.tsx'
import { HoursPart } from './hours-part.tsx'
import type { ListingPart } from './listing-part.ts'
import { ServicesPart } from './services-part.tsx'

interface ListingTabProps extends Pick<DashboardAnswer, 'user' | 'profile'> {
  part: ListingPart
  onPart: (part: string) => void
}

/** The listing in three parts, each saved by itself; all stay mounted, so that each keeps unsaved input. */
export function ListingTab({ user, profile, part, onPart }: ListingTabProps) {
  const { data, error } = useQuery(bookingSetupQuery)
  if (error) return <FormError>{failureText(error)}</FormError>
  if (!data) return <Spinner />
  const stored = { profile, setup: data.setup }
  return (
    <div className="listing-parts">
      {!profile && <ProfileFirst />}
      <Tabs value={part} onValueChange={onPart}>
        <TabList label="Parts of your listing">
          <Tab value="about">About</Tab>
          <Tab value="hours">Hours</Tab>
          <Tab value="services">Services &amp; booking</Tab>
        </TabList>
        <TabPanel value="about" staysMounted>
          <AboutPart stored={stored} />
        </TabPanel>
        <TabPanel value="hours" staysMounted>
          <HoursPart stored={stored} />
        </TabPanel>
        <TabPanel value="services" staysMounted>
          <ServicesPart stored={stored} plan={user.plan} />
        </TabPanel>
      </Tabs>
    </div>
  )
}

/** The listing can be saved only after the first save of the profile, on another tab. */
function ProfileFirst() {
  return (
    <p className="dashboard-note" role="note">
      <Info className="icon" aria-hidden="true" />
      <span>
        <b>Your profile comes first.</b> Fill in what you like here; you can save it as soon as{' '}
        <Link to={pages.dashboard}>your profile</Link> has been saved once.
      </span>
    </p>
  )
}
