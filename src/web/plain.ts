/** The only script of pages without other script: hearts, and the page of saved businesses. */
import { watchHearts } from './lib/saved/hearts.ts'
import { startSavedPage } from './lib/saved/saved-page.ts'

watchHearts()
startSavedPage()
