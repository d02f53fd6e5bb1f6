import { REQUEST_ROUTES, REQUEST_STEPS } from '@portal/machines'
import type { ScreenRoute } from '../../app/route.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)
const load = async () => (await import('./RequestWizard.tsx')).RequestWizard

/** Each step has its own path (S2), and all paths open the same screen. */
export const requestWizardRoutes: readonly ScreenRoute[] = REQUEST_STEPS.map((step) => ({
  path: `/my/${REQUEST_ROUTES[step]}`,
  screen: 'requestWizard',
  visibleTo: [{ persona: 'fleet' }],
  load,
  texts,
}))
