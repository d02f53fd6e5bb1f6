import { INSTALLATION_STEPS } from '@portal/machines'
import type { ScreenRoute } from '../../app/route.ts'
import { installationPath } from '../../data/paths.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

const load = async () => (await import('./Installation.tsx')).Installation

/** One route per step. The machine decides which step is shown. */
export const installationWizardRoutes: readonly ScreenRoute[] = INSTALLATION_STEPS.map((step) => ({
  path: installationPath(step),
  screen: 'installationWizard',
  visibleTo: [{ persona: 'fleet' }],
  load,
  texts,
}))
