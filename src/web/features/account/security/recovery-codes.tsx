import { useQuery } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import { formatDate } from '#shared/time/dates.ts'
import { CopyButton } from '#web/components/copy-button.tsx'
import { LeaveDialog } from '#web/components/leave-dialog.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { currentUserQuery } from '#web/lib/api/session.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { PartHeading, type PartLevel } from './part-heading.tsx'

type RecoveryCodesProps = {
  level: PartLevel
  codes: string[]
  onKept: () => void
}

/** Shown once, with a confirmation before they disappear: the server stores only hashes. */
export function RecoveryCodes({ level, codes, onKept }: RecoveryCodesProps) {
  const { data: user, isFetching } = useQuery(currentUserQuery)
  const confirmed = useRef(false)
  const shown = useRef<HTMLUListElement>(null)
  const blocker = useBlocker({
    shouldBlockFn: () => !confirmed.current,
    enableBeforeUnload: () => !confirmed.current,
    withResolver: true,
  })
  const keep = () => {
    confirmed.current = true
    onKept()
  }
  const list = codes.join('\n')
  const save = () => {
    const title = `CPT Recommends: recovery codes of ${user?.email}`
    const made = `Made on ${formatDate(new Date().toISOString())}. Each works once.`
    const file = new Blob([`${title}\n${made}\n\n${list}\n`], { type: 'text/plain' })
    saveFile(file, 'cpt-recommends-recovery-codes.txt')
  }
  return (
    <div className="stack">
      <PartHeading level={level}>Keep your recovery codes</PartHeading>
      <p>
        Without your phone, a recovery code signs you in. Each works once. They are shown only now,
        so print them or put them in your password manager.
      </p>
      <ul ref={shown} tabIndex={-1} className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>Without your phone and without a code, only the operator of this site can let you in.</p>
      <div className="row">
        <CopyButton text={list} done="The recovery codes are on your clipboard." />
        <Button variant="quiet" onClick={save}>
          <Download className="icon" aria-hidden="true" />
          Save as a file
        </Button>
        <Button pending={isFetching} onClick={keep}>
          I have kept them
        </Button>
      </div>
      <LeaveDialog
        open={blocker.status === 'blocked'}
        title="Leave without your recovery codes?"
        text="They are not shown again. You can make new ones in your account, with your password and your app."
        leave="Leave without them"
        onLeave={() => blocker.proceed?.()}
        onStay={() => blocker.reset?.()}
        stayAt={shown}
      />
    </div>
  )
}
