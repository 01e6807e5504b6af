import { Check } from 'lucide-react'
import { Badge, PlanBadge, StatusBadge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx'
import { Spinner } from '#web/components/ui/feedback/spinner.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/components/ui/navigation/tabs.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { Table } from '#web/components/ui/table.tsx'

const PREMIUM = ['Advanced analytics', 'Priority support', 'Google reviews management']

export function StatesSheet() {
  return (
    <>
      <Panel>
        <Tabs defaultValue="profile">
          <TabList label="Dashboard">
            <Tab value="profile">Profile</Tab>
            <Tab value="create">Create Listing</Tab>
            <Tab value="bookings">
              Bookings <Badge tone="petal">12 this month</Badge>
            </Tab>
          </TabList>
          <TabPanel value="profile" className="dev-ui__panel">
            <Table label="Recent signups" columns={['Business', 'Plan', 'Status']}>
              <tr>
                <td>
                  <b>Kloof &amp; Comb</b>
                </td>
                <td>
                  <PlanBadge plan="PREMIUM" />
                </td>
                <td>
                  <StatusBadge status="ACTIVE" />
                </td>
              </tr>
              <tr>
                <td>
                  <b>Sea Point Fades</b>
                </td>
                <td>
                  <PlanBadge plan="BASIC" />
                </td>
                <td>
                  <StatusBadge status="PENDING" />
                </td>
              </tr>
            </Table>
          </TabPanel>
          <TabPanel value="create" className="dev-ui__panel">
            <p className="muted">Coming soon</p>
          </TabPanel>
          <TabPanel value="bookings" className="dev-ui__panel">
            <EmptyState title="No bookings yet" level="h3" art="none" />
          </TabPanel>
        </Tabs>
      </Panel>
      <Panel premium title="Premium Account" level="h3">
        <ul className="tick-list">
          {PREMIUM.map((feature) => (
            <li key={feature}>
              <Check className="icon" />
              {feature}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Loading" level="h3" action={<Spinner />}>
        <Skeleton height={96} />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </Panel>
      <EmptyState
        frame="panel"
        title="No spots found yet!"
        text="Be the first to get your business on the map!"
        action={<Button>Get Your Spot Listed!</Button>}
      />
      <EmptyState
        frame="panel"
        art="penguins"
        title="404 Page Not Found"
        text="Did you forget to add the page to the router?"
        action={<Button variant="line">Back to Home</Button>}
      />
    </>
  )
}
