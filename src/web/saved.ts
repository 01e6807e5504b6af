/** The one script of pages that have no other: hearts, and what the page of saved businesses needs. */
import { watchHearts } from './lib/saved/hearts.ts'
import { startSavedPage } from './lib/saved/saved-page.ts'

watchHearts()
startSavedPage()
