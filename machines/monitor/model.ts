import { defineModel, done, failed } from '@portal/paths'
import type { ConnectorStatus } from '@portal/schemas'
import { monitorMachine, selectIsMonitorBusy, selectMonitorViewState, selectTiles } from './machine.ts'

const gate = <S extends ConnectorStatus>(status: S, since: number) => ({
  chargepointId: 'CP1',
  connectorId: 'CP1-1',
  name: 'Gate',
  number: 1,
  place: 'Depot Gent',
  status,
  since,
})
const WHOLE = { at: 1_000, isWhole: true, states: [gate('AVAILABLE', 500)] }
const NONE = { at: 1_000, isWhole: true, states: [] }
const BROKEN = { at: 2_000, isWhole: false, states: [gate('ERROR', 1_500)] }
const LOST = { code: 'FAILEDTOLOAD' } as const

/** One connector that is free at first and then fails. */
export const monitorModel = defineModel(monitorMachine, {
  inputs: [{ isVisible: true }, { isVisible: false }],
  events: [
    { type: 'SHOW' },
    { type: 'HIDE' },
    { type: 'RECONNECT' },
    { type: 'RETRY' },
    { type: 'TOGGLE_PAUSE' },
    { type: 'TOGGLE_SOUND' },
    done('readStates', WHOLE),
    done('readStates', NONE),
    done('readStates', BROKEN),
    failed('readStates', LOST),
    failed('readStates', { code: 'Error', status: 400 }),
    failed('readStates', { code: 'Unauthorized', status: 403 }),
  ],
  key: ({ context }) => ({
    isVisible: context.isVisible,
    isPaused: context.isPaused,
    isLoud: context.isLoud,
    statuses: context.board.tiles.map(({ status }) => status).join(),
    hasChanges: context.board.changes.map(({ tile }) => tile.status)[0] ?? null,
    changes: Math.min(context.board.changes.length, 1),
    at: context.at ?? null,
    since: context.since ?? null,
    error: context.error?.code ?? null,
    attempts: context.attempts,
  }),
  facts: (snapshot) => ({
    viewState: selectMonitorViewState(snapshot),
    isBusy: selectIsMonitorBusy(snapshot),
    tiles: selectTiles(snapshot).map(({ status }) => status),
    code: snapshot.context.error?.code ?? null,
    isPaused: snapshot.context.isPaused,
    isLoud: snapshot.context.isLoud,
  }),
  invariants: {
    'the failed view has no tiles': (snapshot) =>
      selectMonitorViewState(snapshot) !== 'failed' || selectTiles(snapshot).length === 0,
  },
  interrupts: {
    'the page is hidden and becomes visible again': [{ type: 'HIDE' }, { type: 'SHOW' }],
    'the order is frozen and released': [{ type: 'TOGGLE_PAUSE' }, { type: 'TOGGLE_PAUSE' }],
  },
  laws: {
    'HIDE and then SHOW keeps the board': (snapshot, { after }) => {
      const later = after({ type: 'HIDE' }, { type: 'SHOW' })
      return later === undefined || selectTiles(later) === selectTiles(snapshot)
    },
    'a lost connection keeps the board': (snapshot, { after }) => {
      const later = after(failed('readStates', LOST))
      return later === undefined || selectTiles(later) === selectTiles(snapshot)
    },
  },
  limit: 20_000,
  accepted: {
    'reading: xstate.error.actor.readStates [saysRefused] → failed | reading: xstate.error.actor.readStates [isKnown] → outdated':
      'Intended order: missing access takes precedence over loaded tiles',
  },
})
