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
 * Shows the debug options of this visit, and the inspector with `?debug=1`. Its own React root keeps it visible on
 * every view, and isolates the portal and the inspector from each other's crashes.
 */
export const startInspector = async (system: PortalSystem): Promise<void> => {
  if (visit.debug) startWatching()
  // Linked explicitly, because a CSS import would add the style loader of lazy chunks to every first visit.
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
