import type { CommandKind, CommandRecord, CommandRequest } from '@portal/machines'
import type { ComponentType } from 'react'
import type { I18n } from '../app/appearance.ts'
import type { PartSource } from './lazyPart.ts'

/** Whose receipt is shown: a charger's; with a session, only if it ends that. */
export interface CommandReceiptProps {
  chargepointId: string
  sessionId?: string
}

/** What the feature of remote commands gives to every screen, once it is loaded. */
export interface CommandsPart {
  /** Asks the person before the command is given. */
  readonly ask: (request: CommandRequest) => void
  /** A command under way at the same connector: no other can be given. */
  readonly underWay: (request: CommandRequest) => CommandKind | undefined
  readonly subscribe: (changed: () => void) => void
  /** The known commands, newest first. The list is the same object until one of them changes. */
  readonly given: () => readonly CommandRecord[]
  /** What a command is called, and what became of it. */
  readonly told: (record: CommandRecord, words: I18n) => { readonly title: string; readonly state: string }
  /** For the top bar: all receipts, questions, and what screen readers hear. */
  readonly Tray: ComponentType
  /** The newest receipt of a charger, or of a session that it ends. */
  readonly Receipt: ComponentType<CommandReceiptProps>
}

/** The state of a command's button: ready, its question is coming, sent, or another command was sent. */
export type CommandButtonState = 'free' | 'coming' | 'sent' | 'blocked'

/**
 * What the screens know of remote commands. It weighs next to nothing, since the first visit carries it: charts, receipts
 * and dialogs are loaded when a person first gives a command, or when the tab keeps receipts of before.
 */
export interface Commands {
  readonly source: PartSource<CommandsPart>
  /** How often it was asked for while it was not there; 0 for never. */
  readonly asked: () => number
  readonly part: () => CommandsPart | undefined
  readonly ask: (request: CommandRequest) => void
  readonly stateOf: (request: CommandRequest) => CommandButtonState
  readonly subscribe: (changed: () => void) => () => void
}

export const createCommands = (load: () => Promise<CommandsPart>): Commands => {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const one of listeners) one()
  }
  let part: CommandsPart | undefined
  let wanted: CommandRequest | undefined
  let asked = 0

  return {
    source: {
      load: async () => {
        try {
          const loaded = await load()
          part = loaded
          loaded.subscribe(tell)
          if (wanted) loaded.ask(wanted)
          return loaded
        } finally {
          // Where it did not come the buttons can be pressed again.
          wanted = undefined
          tell()
        }
      },
    },
    asked: () => asked,
    part: () => part,
    ask: (request) => {
      if (part) return part.ask(request)
      wanted = request
      asked += 1
      return tell()
    },
    stateOf: (request) => {
      const kind = part?.underWay(request)
      if (kind !== undefined) return kind === request.kind ? 'sent' : 'blocked'
      const isSame = wanted?.kind === request.kind && wanted.connector?.id === request.connector?.id
      return isSame && wanted?.chargepointId === request.chargepointId ? 'coming' : 'free'
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
