import { Mail, MapPin, Phone } from 'lucide-react'
import { useState } from 'react'
import { FacebookIcon, WhatsAppIcon } from '#web/components/art/brand-icons.tsx'
import { Badge, PlanBadge, StatusBadge } from '#web/components/ui/badge.tsx'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { Breadcrumb } from '#web/components/ui/navigation/breadcrumb.tsx'
import { Pagination } from '#web/components/ui/navigation/pagination.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { Stars } from '#web/components/ui/stars/stars.tsx'

export function ActionsSheet() {
  const [page, setPage] = useState(2)
  return (
    <Panel title="Buttons and badges" className="stack">
      <div className="row">
        <Button>Book Now</Button>
        <Button variant="sea">View</Button>
        <Button variant="ink">List Your Business</Button>
        <Button variant="sun">Show Me More!</Button>
        <a className={buttonClass({ variant: 'line' })} href="#all">
          Explore All Categories
        </a>
        <Button variant="quiet">Share</Button>
        <Button variant="danger">Delete</Button>
      </div>
      <div className="row">
        <Button size="lg" pending>
          Send Request
        </Button>
        <Button disabled>Submit Review</Button>
        <Button size="sm" variant="danger-quiet">
          Delete
        </Button>
        <Button size="sm" variant="quiet">
          <WhatsAppIcon /> WhatsApp
        </Button>
        <Button size="sm" variant="quiet">
          <FacebookIcon /> Facebook
        </Button>
      </div>
      <div className="row">
        <IconButton label="Call">
          <Phone className="icon" />
        </IconButton>
        <IconButton label="Email">
          <Mail className="icon" />
        </IconButton>
        <IconButton label="Open in Maps">
          <MapPin className="icon" />
        </IconButton>
      </div>
      <div className="row">
        <PlanBadge plan="PREMIUM" />
        <PlanBadge plan="BASIC" />
        <StatusBadge status="ACTIVE" />
        <StatusBadge status="PENDING" />
        <StatusBadge status="PAUSED" />
        <Badge tone="info">Local SEO</Badge>
        <Badge tone="petal">12 this month</Badge>
      </div>
      <div className="row">
        <Stars value={5} />
        <Stars value={4} />
        <Stars value={2.6} />
        <span className="rating">
          <b>4.7</b> 126 reviews
        </span>
      </div>
      <Breadcrumb>
        <a href="#home">Home</a>
        <a href="#categories">Categories</a>
        <span>Hair Salons</span>
      </Breadcrumb>
      <Pagination
        page={page}
        pageCount={3}
        renderLink={(target, props) => (
          <a {...props} href={`#page-${target}`} onClick={() => setPage(target)} />
        )}
      />
    </Panel>
  )
}
