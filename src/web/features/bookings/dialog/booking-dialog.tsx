import type { PublicBusiness } from '#shared/schemas/business-detail.ts'
import { RequestDialog } from './request-dialog.tsx'
import { SlotDialog } from './slot-dialog.tsx'

interface BookingDialogProps {
  business: PublicBusiness
  /** The one whose button was pressed. */
  serviceId: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** With free times if the business has bookable services, otherwise with an optional date as a request. */
export function BookingDialog({ business, serviceId, ...state }: BookingDialogProps) {
  return business.booking ? (
    <SlotDialog
      business={business}
      booking={business.booking}
      wantedService={serviceId}
      {...state}
    />
  ) : (
    <RequestDialog business={business} {...state} />
  )
}
