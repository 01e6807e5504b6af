import {
  ArrowLeftRight,
  Ban,
  Check,
  CheckCheck,
  ClockAlert,
  Hourglass,
  type LucideIcon,
  UserX,
  X,
} from 'lucide-react'
import type { BookingSide, BookingState } from '#shared/booking/booking-states.ts'
import { stateWord } from '#shared/booking/booking-words.ts'

export const STATE_ICONS: Record<BookingState, LucideIcon> = {
  requested: Hourglass,
  accepted: Check,
  suggested: ArrowLeftRight,
  declined: X,
  cancelled: Ban,
  expired: ClockAlert,
  completed: CheckCheck,
  missed: UserX,
  untracked: Hourglass,
}

interface BookingStateBadgeProps {
  state: BookingState
  movedBy: BookingSide | null
  reader: 'visitor' | 'owner'
}

/** The state as a word; colour and icon only repeat it. */
export function BookingStateBadge({ state, movedBy, reader }: BookingStateBadgeProps) {
  // The visitor is not told that the owner marked the visit as missed.
  const shown = state === 'missed' && reader === 'visitor' ? 'expired' : state
  const Icon = STATE_ICONS[shown]
  return (
    <span className={`badge booking-state booking-state--${shown}`}>
      <Icon className="icon" aria-hidden="true" />
      {stateWord(state, movedBy, reader)}
    </span>
  )
}
