import type { Route } from '#server/platform/http/api-route.ts'
import { presentBookingSetup } from './booking-setup.presenter.ts'
import type { BookingSetupService } from './booking-setup.service.ts'

export function bookingSetupRoutes(
  route: Route,
  { bookingSetup }: { bookingSetup: BookingSetupService },
): void {
  route('GET /api/dashboard/booking-setup', async ({ user }) => ({
    setup: presentBookingSetup(await bookingSetup.get(user.id)),
  }))

  route('PUT /api/dashboard/booking-setup', async ({ user, body }) => ({
    setup: presentBookingSetup(await bookingSetup.save(user.id, body)),
  }))
}
