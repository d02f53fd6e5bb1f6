import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { SystemContext } from '../../app/context.ts'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { visit } from '../../data/visit.ts'
import type { TextSource } from '../../texts/index.ts'
import sheet from './inspector.css?url'
import { Visit } from './Visit.tsx'
import { startWatching } from './watch.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

/**
 * Shows what this visit was opened with, and under `?debug=1` the inspector. It is mounted beside the portal: it
 * shows on every view, and a crash on either side leaves the other intact.
 */
export const startInspector = async (system: PortalSystem): Promise<void> => {
  if (visit.debug) startWatching()
  // By hand: what loads the styles of later chunks by itself would come with the first visit of everybody.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet }))
  await system.appearance.loadTexts(texts)
  const place = Object.assign(document.createElement('div'), { id: 'inspector' })
  document.body.append(place)
  createRoot(place).render(
    <StrictMode>
      <SystemContext value={system}>
        <Visit />
      </SystemContext>
    </StrictMode>,
  )
}
