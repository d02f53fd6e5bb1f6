import { defineModel, done, failed } from '@portal/paths'
import {
  commandPaletteMachine,
  type PaletteGroup,
  selectActiveRow,
  selectIsPaletteBusy,
  selectIsPaletteOpen,
  selectPaletteRows,
} from './machine.ts'

const row = (group: PaletteGroup, key: string) => ({ key, group, title: key, detail: '' })
const SCREEN = row('screens', 'history')
const CHARGER = { ...row('chargers', 'bay 4'), actions: [row('actions', 'restart'), row('actions', 'copy')] }
const CARD = row('cards', 'BE-1')

const type = (text: string) => ({ type: 'TYPE', text }) as const

export const commandPaletteModel = defineModel(commandPaletteMachine, {
  inputs: [null],
  events: [
    { type: 'OPEN' },
    { type: 'CLOSE' },
    type('be'),
    type('bay'),
    { type: 'KNOW', items: [CHARGER, SCREEN] },
    // Local results may disappear; the active row stays set until results return.
    { type: 'KNOW', items: [] },
    { type: 'MOVE', by: 1 },
    { type: 'MOVE', by: -1 },
    { type: 'POINT', key: SCREEN.key },
    { type: 'POINT', key: 'gone' },
    { type: 'CHOOSE' },
    { type: 'CHOOSE', key: CHARGER.key, isNewTab: true },
    { type: 'CHOOSE', key: 'gone' },
    { type: 'SHOW_ACTIONS' },
    { type: 'SHOW_ACTIONS', key: CHARGER.key },
    { type: 'BACK' },
    { type: 'RETRY' },
    done('find', [CARD, CHARGER]),
    done('find', []),
    failed('find', { code: 'FAILEDTOLOAD' }),
  ],
  key: ({ context }) => ({
    text: context.text,
    here: context.here.map(({ key }) => key),
    found: context.found.map(({ key }) => key),
    movedTo: context.active ?? null,
    opened: context.opened?.key ?? null,
    error: context.error?.code ?? null,
  }),
  facts: (snapshot) => ({
    isOpen: selectIsPaletteOpen(snapshot),
    isBusy: selectIsPaletteBusy(snapshot),
    typed: snapshot.context.text,
    rows: selectPaletteRows(snapshot).map(({ title }) => title),
    active: selectActiveRow(snapshot)?.title ?? null,
    actionsOf: snapshot.context.opened?.title ?? null,
    code: snapshot.context.error?.code ?? null,
  }),
  invariants: {
    'a closed palette has no text and no rows': (snapshot) =>
      selectIsPaletteOpen(snapshot) ||
      (selectPaletteRows(snapshot).length === 0 && snapshot.context.text === ''),
    'a row is active whenever there are rows': (snapshot) =>
      selectPaletteRows(snapshot).length > 0 === (selectActiveRow(snapshot) !== undefined),
  },
  interrupts: {
    'the connection is lost and restored': [failed('find', { code: 'FAILEDTOLOAD' }), { type: 'RETRY' }],
  },
  laws: {
    'moving down and up again keeps the active row': (snapshot, { after }) => {
      const later = after({ type: 'MOVE', by: 1 }, { type: 'MOVE', by: -1 })
      return later === undefined || selectActiveRow(later)?.key === selectActiveRow(snapshot)?.key
    },
    'BACK from the actions of a row returns to that row': (snapshot, { after }) => {
      const later = after({ type: 'SHOW_ACTIONS' }, { type: 'BACK' })
      return later === undefined || selectActiveRow(later)?.key === selectActiveRow(snapshot)?.key
    },
    'CLOSE and then OPEN clears the search': (_, { after }) => {
      const later = after({ type: 'CLOSE' }, { type: 'OPEN' })
      return (
        later === undefined ||
        (later.context.text === '' &&
          selectPaletteRows(later).length === 0 &&
          later.context.error === undefined)
      )
    },
  },
  limit: 4_000,
})
