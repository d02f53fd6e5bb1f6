import './styles/main.css'
import './app/boot.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { operatorArea, routes } from './app/features.ts'
import { tolerateForeignNodes } from './app/foreignNodes.ts'
import { keepFocus } from './app/keepFocus.ts'
import { startSystem } from './app/system.ts'
import { visit } from './data/visit.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

keepFocus()
tolerateForeignNodes(root)
const system = startSystem({ routes, area: operatorArea })
createRoot(root).render(
  <StrictMode>
    <App system={system} />
  </StrictMode>,
)

// A failure is ignored, because the portal works without the inspector.
if (visit.debug || visit.showtranslations)
  import('./features/inspector/start.tsx')
    .then((inspector) => inspector.startInspector(system))
    .catch(() => {})
