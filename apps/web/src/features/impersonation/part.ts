import type { PortalSystem } from '../../app/portalSystem.ts'
import type { ViewAsPart } from '../../data/viewAs.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

/** Impersonation with its words: loaded by people who look through other eyes. */
export const loadImpersonation = async (system: PortalSystem): Promise<ViewAsPart> => {
  const [{ startPart }] = await Promise.all([import('./start.tsx'), system.appearance.loadTexts(texts)])
  return startPart(system)
}
