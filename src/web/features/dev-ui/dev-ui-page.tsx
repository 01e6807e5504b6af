import { Toaster } from '#web/components/ui/toaster.tsx'
import { ActionsSheet } from './actions-sheet.tsx'
import { ArtSheet } from './art-sheet.tsx'
import { CardsSheet } from './cards-sheet.tsx'
import { FormsSheet } from './forms-sheet.tsx'
import { InksSheet } from './inks-sheet.tsx'
import { OverlaysSheet } from './overlays-sheet.tsx'
import { StatesSheet } from './states-sheet.tsx'

/** Every primitive on one page, for the eye and for the browser tests. Not linked from the site. */
export function DevUiPage() {
  return (
    <>
      <main className="py-10">
        <div className="wrap grid gap-7">
          <h1>The look of the house</h1>
          <InksSheet />
          <div className="grid items-start gap-7 min-[900px]:grid-cols-2">
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
