import type { PublicBusiness } from '#shared/schemas/business-detail.ts'
import { ClockDialog } from './clock-dialog.tsx'
import { PlainBookingDialog } from './plain-booking-dialog.tsx'

interface BookingDialogProps {
  business: PublicBusiness
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** By the clock where the business can be booked so, otherwise with a date that is only a wish. */
export function BookingDialog({ business, ...state }: BookingDialogProps) {
  return business.booking ? (
    <ClockDialog business={business} booking={business.booking} {...state} />
  ) : (
    <PlainBookingDialog business={business} {...state} />
  )
}
