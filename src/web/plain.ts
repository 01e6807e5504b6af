/**
 * The only script of pages without other script: what differs from device to device on a page that is cached
 * for everybody. It imports nothing of the application, whose files would come with it.
 */
import { watchHearts } from './lib/saved/hearts.ts'
import { addMarkedBooking, BOOKED_MARK } from './lib/saved/own-bookings-store.ts'
import { showDashboardLink } from './lib/signed-in-bar.ts'

showDashboardLink()
watchHearts()

/** On the page that a form leads to which has just booked. */
const booked = document.querySelector<HTMLElement>(`[${BOOKED_MARK}]`)
if (booked) addMarkedBooking(booked)
