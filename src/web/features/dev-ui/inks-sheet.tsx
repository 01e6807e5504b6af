import { Panel } from '#web/components/ui/panel.tsx'

const INKS =
  'ink night atlantic atlantic-500 bay foam dusk glow coral coral-600 protea petal plum sun gold butter fynbos leaf sage moss sky peach sand-200 paper'.split(
    ' ',
  )

export function InksSheet() {
  return (
    <Panel title="Inks">
      <ul className="dev-ui__inks">
        {INKS.map((ink) => (
          <li key={ink} className="text-tiny">
            <span className="dev-ui__ink" style={{ background: `var(--${ink})` }} />
            {ink}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
