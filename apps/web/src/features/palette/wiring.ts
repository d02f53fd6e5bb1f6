import {
  type CommandPaletteRef,
  commandPaletteMachine,
  selectIsPaletteOpen,
  selectLanguage,
  selectPortalFace,
  selectUserInfo,
} from '@portal/machines'
import { navigate } from 'wouter/use-browser-location'
import { fromPromise } from 'xstate'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { startChart } from '../../data/startChart.ts'
import { readRecentPlaces, writeRecentPlace } from '../../services/recentPlaces.ts'
import { performAction } from './actions.ts'

/** Ctrl and K, or ⌘ and K: opens the palette wherever one is, and closes it. */
const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'

export type { RecentPlace } from '../../services/recentPlaces.ts'

/** Where a person went from the palette, newest first. */
export const recentPlaces = readRecentPlaces

/** Starts the palette; it can be opened while the portal is open to the person. */
export const startPalette = (system: PortalSystem): CommandPaletteRef => {
  const { portal, appearance } = system
  const palette = startChart(
    commandPaletteMachine.provide({
      actors: {
        find: fromPromise(async ({ input, signal }) => {
          const { findOnServer } = await import('./find.ts')
          const language = selectLanguage(appearance.language.getSnapshot())
          return findOnServer({ ...system, language }, input.text, signal)
        }),
      },
      actions: {
        perform: (_, { item: { key, title, detail, href }, isNewTab }) => {
          if (href === undefined) {
            performAction(system, key)
            return
          }
          const person = selectUserInfo(portal.getSnapshot())?.RelationContact.Id
          if (person !== undefined) writeRecentPlace(person, { title, detail, href })
          if (isNewTab) window.open(href, '_blank', 'noopener')
          else navigate(href)
        },
      },
    }),
  )
  const isReady = () => selectPortalFace(portal.getSnapshot()) === 'ready'
  document.addEventListener('keydown', (event) => {
    if (!isPaletteKey(event) || !isReady()) return
    event.preventDefault()
    palette.send({ type: selectIsPaletteOpen(palette.getSnapshot()) ? 'CLOSE' : 'OPEN' })
  })
  // Nothing of a person is left open over the sign-in.
  portal.subscribe(() => {
    if (!isReady()) palette.send({ type: 'CLOSE' })
  })
  return palette
}
