import { defineModel, done, failed } from '@portal/paths'
import type { ChargepointSettings } from '@portal/schemas'
import {
  type ChargerSettingsSnapshot,
  chargerSettingsMachine,
  selectConflictSides,
  selectForeignChanges,
  selectIsConflictDecided,
  selectSettingChanges,
  selectSettingConflicts,
} from './machine.ts'

const settings = (Version: number, light: string, interval: string) =>
  ({
    ChargePointId: 'CP1',
    Version,
    Settings: [
      { Key: 'LightIntensity', Value: light, IsReadOnly: false },
      { Key: 'HeartbeatInterval', Value: interval, IsReadOnly: false },
      { Key: 'NumberOfConnectors', Value: '1', IsReadOnly: true },
    ],
  }) satisfies ChargepointSettings

const FIRST = settings(1, '80', '300')
/** Another person has dimmed the light as well. */
const DIMMED = settings(2, '20', '300')
/** Another person has changed a setting that this person did not. */
const SLOWER = settings(2, '80', '900')

const light = (value: string) => ({ type: 'CHANGE', key: 'LightIntensity', value }) as const
const READ = done('readSettings').type
const STALE = { code: 'Error', status: 409 }

const changesIn = (snapshot: ChargerSettingsSnapshot) => selectSettingChanges(snapshot).map(({ key }) => key)

/**
 * Two editable settings, one read-only setting, and another editor who changes the first or second in the
 * meantime.
 */
export const chargerSettingsModel = defineModel(chargerSettingsMachine, {
  inputs: [{ chargepointId: 'CP1' }],
  events: [
    done('readSettings', FIRST),
    failed('readSettings', { code: 'FAILEDTOLOAD' }),
    done('readSettings', DIMMED),
    done('readSettings', SLOWER),
    done('writeSettings', 3),
    failed('writeSettings', STALE),
    failed('writeSettings', { code: 'UnknownChargePoint', status: 200 }),
    { type: 'RETRY' },
    { type: 'EDIT' },
    light('50'),
    light('80'),
    { type: 'UNDO', key: 'LightIntensity' },
    { type: 'CANCEL' },
    { type: 'DISCARD' },
    { type: 'REVIEW' },
    { type: 'BACK' },
    { type: 'SAVE', intent: 'save' },
    { type: 'SAVE', intent: 'again' },
    { type: 'CHOOSE', key: 'LightIntensity', side: 'mine' },
    { type: 'CHOOSE', key: 'LightIntensity', side: 'theirs' },
    { type: 'CHOOSE_ALL', side: 'mine' },
    { type: 'CHOOSE_ALL', side: 'theirs' },
  ],
  key: (snapshot) => ({
    version: snapshot.context.read?.Version ?? null,
    values: snapshot.context.read?.Settings.map(({ Value }) => Value) ?? null,
    edits: { ...snapshot.context.edits },
    theirs: snapshot.context.theirs?.Settings.map(({ Value }) => Value) ?? null,
    sides: { ...selectConflictSides(snapshot) },
    intent: snapshot.context.intent,
    code: snapshot.context.error?.code ?? null,
  }),
  allows: (snapshot, event) => {
    // Each intent has its own id.
    if (event.type === 'SAVE') return (event['intent'] === 'again') === snapshot.matches('conflict')
    // Another person writes while this one edits, and their values stay.
    if (event.type !== READ) return true
    const isTheirs = event['output'] !== FIRST
    return snapshot.matches('comparing') === isTheirs
  },
  facts: (snapshot) => ({
    changes: changesIn(snapshot),
    conflicts: selectSettingConflicts(snapshot).map(({ key }) => key),
    foreign: selectForeignChanges(snapshot).map(({ key }) => key),
    isDecided: selectIsConflictDecided(snapshot),
    code: snapshot.context.error?.code ?? null,
  }),
  invariants: {
    'every written setting differs from what was read': (snapshot) =>
      !snapshot.matches('saving') || changesIn(snapshot).length > 0,
    'nothing of a conflict stays behind it': (snapshot) =>
      snapshot.matches('conflict') || snapshot.context.theirs === undefined,
  },
  interrupts: {
    'a field is changed and changed back': [light('50'), { type: 'UNDO', key: 'LightIntensity' }],
  },
  laws: {
    'REVIEW and then BACK changes nothing': (snapshot, { after }) => {
      const later = after({ type: 'REVIEW' }, { type: 'BACK' })
      return later === undefined || JSON.stringify(changesIn(later)) === JSON.stringify(changesIn(snapshot))
    },
    'to cancel writes nothing and keeps what was read': (snapshot, { after }) => {
      const later = after({ type: 'CANCEL' }, { type: 'DISCARD' })
      return (
        later === undefined ||
        (later.matches('viewing') &&
          later.context.read === snapshot.context.read &&
          changesIn(later).length === 0)
      )
    },
    'to take theirs writes nothing over them': (snapshot, { after }) => {
      const later = after({ type: 'CHOOSE_ALL', side: 'theirs' }, { type: 'SAVE', intent: 'again' })
      const isTheirs = later !== undefined && later.context.read === snapshot.context.theirs
      return later === undefined || !snapshot.matches('conflict') || isTheirs
    },
    'what failed is written again as it was': (snapshot, { after }) => {
      const later = after(failed('writeSettings', { code: 'UnknownChargePoint', status: 200 }), {
        type: 'RETRY',
      })
      return later === undefined || JSON.stringify(changesIn(later)) === JSON.stringify(changesIn(snapshot))
    },
  },
  limit: 2_000,
})
