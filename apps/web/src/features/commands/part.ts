import type { PortalSystem } from '../../app/portalSystem.ts'
import type { CommandsPart } from '../../data/commands.ts'
import type { TextSource } from '../../texts/index.ts'

const texts: TextSource = (language) => import(`./texts/${language}.ts`)

/** Remote commands, with their words: loaded by people who give one. */
export const loadCommands = async (system: PortalSystem): Promise<CommandsPart> => {
  const [{ startCommands }] = await Promise.all([import('./start.tsx'), system.appearance.loadTexts(texts)])
  return startCommands(system)
}
