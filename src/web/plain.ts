/**
 * The only script of pages without other script: what differs from device to device on a page that is cached
 * for everybody. It imports nothing of the application, whose files would come with it.
 */
import { watchHearts } from './lib/saved/hearts.ts'
import { showDashboardLink } from './lib/signed-in-bar.ts'

showDashboardLink()
watchHearts()
