import { Toaster } from '#web/components/ui/feedback/toaster.tsx'
import { ActionsSheet } from './actions-sheet.tsx'
import { ArtSheet } from './art-sheet.tsx'
import { CardsSheet } from './cards-sheet.tsx'
import { FormsSheet } from './forms-sheet.tsx'
import { InksSheet } from './inks-sheet.tsx'
import { OverlaysSheet } from './overlays-sheet.tsx'
import { StatesSheet } from './states-sheet.tsx'
import './dev-ui.css'

/** Every primitive on one page, for review and for the browser tests. Not linked from the site. */
export function DevUiPage() {
  return (
    <>
      <main className="dev-ui">
        <div className="wrap dev-ui__sheets">
          <h1>The look of the house</h1>
          <InksSheet />
          <div className="dev-ui__pairs">
            <ActionsSheet />
            <FormsSheet />
            <OverlaysSheet />
            <StatesSheet />
          </div>
          <ArtSheet />
        </div>
        <CardsSheet />
      </main>
      <Toaster />
    </>
  )
}
