import { createBookingSetupService } from './features/booking-times/booking-setup.service.ts'
import { createProfileService } from './features/businesses/profile.service.ts'
import { createGalleryService } from './features/gallery/gallery.service.ts'
import { createUploadService } from './features/uploads/upload.service.ts'
import type { Context } from './platform/context.ts'

/** What owners say of their businesses: the profile, its photos, what can be booked. */
export function createListingServices(context: Context) {
  const uploads = createUploadService(context)
  const profiles = createProfileService(context, uploads)
  return {
    bookingSetup: createBookingSetupService(context, profiles),
    galleries: createGalleryService(context, uploads),
    profiles,
    uploads,
  }
}
