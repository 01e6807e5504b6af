import { Shopfront } from '#web/components/art/shopfront.tsx'
import { Panel } from '#web/components/ui/panel.tsx'

const SHOPS = [
  { id: 1, name: 'Salt River Cycles' },
  { id: 2, name: 'Rondebosch Hair' },
  { id: 3, name: 'Strand Street Barber' },
  { id: 4, name: 'Woodstock Coffee Roaster' },
  { id: 5, name: 'Mitchells Plain Motors and Spares' },
]

export function ArtSheet() {
  return (
    <Panel title="Placeholder shopfronts">
      <div className="dev-ui__art">
        {SHOPS.map((shop) => (
          <div key={shop.id} className="category-print__picture">
            <Shopfront {...shop} />
          </div>
        ))}
      </div>
    </Panel>
  )
}
