import {
  type CommandPaletteMachine,
  type CommandPaletteRef,
  commandPaletteMachine,
  selectFlag,
  selectFlags,
  selectUserInfo,
} from '@portal/machines'
import { useActorRef } from '@xstate/react'
import { navigate } from 'wouter/use-browser-location'
import { useSignOut, useSystem } from '../../app/context.ts'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { inspected } from '../../data/inspection.ts'
import { readRecentPlaces, writeRecentPlace } from '../../services/recentPlaces.ts'
import { performAction } from './actions.ts'
import { findOnServer, organisationsOf } from './find.ts'

/** Reads the places opened from the palette, newest first. */
export const recentPlaces = readRecentPlaces

export const providePalette = (system: PortalSystem, signOut: () => void): CommandPaletteMachine => {
  const { portal, appearance } = system
  return commandPaletteMachine.provide({
    actors: {
      find: fromPromise(async ({ input, signal }) => {
        const language = appearance.language.get().language
        const userInfo = selectUserInfo(portal.getSnapshot())
        const isGroupOn = selectFlag(selectFlags(portal.getSnapshot())?.getSnapshot(), 'entity-manager')
        const organisations = organisationsOf(userInfo, isGroupOn)
        const relation = userInfo?.Relation.Id
        return findOnServer({ ...system, language, organisations, relation }, input.text, signal)
      }),
    },
    actions: {
      perform: (_, { item, isNewTab }) => {
        const { title, detail, href } = item
        if (href === undefined) {
          performAction(system, signOut, item)
          return
        }
        const person = selectUserInfo(portal.getSnapshot())?.RelationContact.Id
        if (person !== undefined) writeRecentPlace(person, { title, detail, href })
        if (isNewTab) window.open(href, '_blank', 'noopener')
        else navigate(href)
      },
    },
  })
}

export const usePalette = (): CommandPaletteRef =>
  useActorRef(providePalette(useSystem(), useSignOut()), inspected)
