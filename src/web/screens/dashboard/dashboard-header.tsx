import { Link } from '@tanstack/react-router'
import { ExternalLink, LogOut } from 'lucide-react'
import { ownPages } from '#shared/own-paths.ts'
import { moneyPages, pages } from '#shared/paths.ts'
import type { DashboardAnswer } from '#shared/schemas/dashboard.ts'
import { BusinessImage } from '#web/components/business-image.tsx'
import { DashboardHead } from '#web/components/dashboard-head.tsx'
import { PlanBadge, StatusBadge } from '#web/components/ui/badge.tsx'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { useUnsavedChanges } from '#web/components/unsaved-changes.tsx'
import { useLogout } from '#web/lib/api/session.mutations.ts'

/** The header: the business, and the links to leave. */
export function DashboardHeader({ user, profile }: Pick<DashboardAnswer, 'user' | 'profile'>) {
  const logout = useLogout()
  const { beforeLosing } = useUnsavedChanges()
  return (
    <DashboardHead
      renderHomeLink={(props) => <Link to={pages.home} {...props} />}
      actions={
        <>
          {profile?.status === 'ACTIVE' && (
            <Link
              className={buttonClass({ variant: 'sun', size: 'sm' })}
              to="/business/$id"
              params={{ id: profile.profileId }}
            >
              <ExternalLink className="icon" aria-hidden="true" />
              View Public Listing
            </Link>
          )}
          <Button
            variant="ghost"
            size="sm"
            pending={logout.isPending}
            onClick={() => beforeLosing(() => logout.mutate())}
          >
            <LogOut className="icon" aria-hidden="true" />
            Logout
          </Button>
        </>
      }
    >
      {profile && (
        <span className="dashboard-head__avatar">
          <BusinessImage business={profile} sizes="84px" eager />
        </span>
      )}
      <div>
        <h1>{profile?.businessName ?? 'Your business'}</h1>
        <p>
          {/* A full page load: that page has no script. */}
          <a className="plan-link" href={moneyPages.billing} title="Plan & billing">
            <PlanBadge plan={user.plan} />
            <span className="dashboard-head__pill">
              <span className="dashboard-head__word">Plan &amp; </span>billing
            </span>
          </a>
          <a className="plan-link" href={ownPages.help}>
            <span className="dashboard-head__pill">Help</span>
          </a>
          {/* Without a profile nothing is public, whatever the account's status. */}
          {profile && <StatusBadge status={user.status} />}
        </p>
      </div>
    </DashboardHead>
  )
}
