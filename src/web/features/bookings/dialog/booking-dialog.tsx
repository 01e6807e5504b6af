import type { PublicBusiness } from '#shared/schemas/business-detail.ts'
import { ClockDialog } from './clock-dialog.tsx'
import { PlainBookingDialog } from './plain-booking-dialog.tsx'

interface BookingDialogProps {
  business: PublicBusiness
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** With free times if the business has bookable services, otherwise with an optional date as a request. */
export function BookingDialog({ business, ...state }: BookingDialogProps) {
  return business.booking ? (
    <ClockDialog business={business} booking={business.booking} {...state} />
  ) : (
    <PlainBookingDialog business={business} {...state} />
  )
}
