import './styles/main.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startSystem } from './portal/system.ts'
import { visit } from './portal/visit.ts'
import { routes } from './screens/routes.ts'
import { App } from './shell/App.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const system = startSystem({ routes })
createRoot(root).render(
  <StrictMode>
    <App system={system} />
  </StrictMode>,
)

// The portal works without it.
if (visit.debug || visit.showtranslations)
  import('./shell/inspector/start.tsx').then((inspector) => inspector.startInspector(system)).catch(() => {})
