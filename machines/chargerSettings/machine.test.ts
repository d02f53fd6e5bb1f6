import { createGates, settle } from '@portal/paths'
import type { ChargepointSettings } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  chargerSettingsMachine,
  SETTINGS_TIMEOUT_MS,
  selectConflictSides,
  selectForeignChanges,
  selectIsConflictDecided,
  selectSettingChanges,
  selectSettingConflicts,
} from './machine.ts'

const settings = (Version: number, values: Readonly<Record<string, string>> = {}): ChargepointSettings => ({
  ChargePointId: 'CP1',
  Version,
  Settings: [
    { Key: 'LightIntensity', Value: '80', IsReadOnly: false },
    { Key: 'HeartbeatInterval', Value: '300', IsReadOnly: false },
    { Key: 'NumberOfConnectors', Value: '1', IsReadOnly: true },
  ].map((one) => ({ ...one, Value: values[one.Key] ?? one.Value })),
})

/** The settings with a server controlled by the test. */
const open = async () => {
  const gates = createGates(chargerSettingsMachine)
  const clock = new SimulatedClock()
  const written: unknown[] = []
  const actor = createActor(gates.machine, {
    clock,
    input: { chargepointId: 'CP1' },
    inspect: (event) => {
      if (event.type === '@xstate.event' && event.event.type === 'xstate.init' && event.actorRef !== actor)
        written.push(event.event['input'])
    },
  })
  actor.start()
  const now = () => actor.getSnapshot()
  const answer = async (id: 'readSettings' | 'writeSettings', output: unknown) => {
    gates.release(id, output)
    await settle()
  }
  await answer('readSettings', settings(1))
  return {
    now,
    clock,
    written,
    answer,
    send: actor.send,
    refuse: async (failure: object) => {
      gates.refuse('writeSettings', failure)
      await settle()
    },
    edit: async (values: Readonly<Record<string, string>>) => {
      actor.send({ type: 'EDIT' })
      await answer('readSettings', settings(1))
      for (const [key, value] of Object.entries(values)) actor.send({ type: 'CHANGE', key, value })
    },
    save: () => {
      actor.send({ type: 'REVIEW' })
      actor.send({ type: 'SAVE', intent: 'one' })
    },
  }
}

describe('Changing settings', () => {
  it('shows each change with its previous value and writes only the changes', async () => {
    const { edit, now, save, written, answer } = await open()
    await edit({ LightIntensity: '20', HeartbeatInterval: '300', NumberOfConnectors: '9' })
    const changes = [{ key: 'LightIntensity', before: '80', after: '20' }]
    expect(selectSettingChanges(now())).toEqual(changes)
    save()
    expect(written.at(-1)).toEqual({ chargepointId: 'CP1', version: 1, changes, intent: 'one' })
    await answer('writeSettings', 2)
    expect(now().value).toBe('saved')
    expect(now().context.read).toEqual(settings(2, { LightIntensity: '20' }))
    expect(selectSettingChanges(now())).toEqual([])
  })

  it('ignores a value equal to the previous one and saves nothing', async () => {
    const { edit, now, send } = await open()
    await edit({ LightIntensity: '20' })
    send({ type: 'CHANGE', key: 'LightIntensity', value: '80' })
    send({ type: 'REVIEW' })
    expect(now().value).toBe('editing')
    send({ type: 'CANCEL' })
    expect(now().value).toBe('viewing')
  })

  it('asks for confirmation before changes are discarded', async () => {
    const { edit, now, send } = await open()
    await edit({ LightIntensity: '20' })
    send({ type: 'CANCEL' })
    expect(now().value).toBe('leaving')
    send({ type: 'BACK' })
    expect(selectSettingChanges(now())).toHaveLength(1)
    send({ type: 'CANCEL' })
    send({ type: 'DISCARD' })
    expect(selectSettingChanges(now())).toEqual([])
  })

  it('keeps the values when the charger rejects them', async () => {
    const { edit, now, save, refuse, send } = await open()
    await edit({ LightIntensity: '900' })
    save()
    await refuse({ code: 'Error', message: 'not valid', status: 200 })
    expect(now().value).toBe('refused')
    expect(now().context.error?.message).toBe('not valid')
    send({ type: 'BACK' })
    expect(selectSettingChanges(now())[0]?.after).toBe('900')
  })

  it('retries an unanswered write with the same intent', async () => {
    const { edit, now, save, clock, send, written } = await open()
    await edit({ LightIntensity: '20' })
    save()
    const first = written.at(-1)
    clock.increment(SETTINGS_TIMEOUT_MS)
    expect(now().value).toBe('refused')
    send({ type: 'RETRY' })
    expect(written.at(-1)).toEqual(first)
  })
})

describe('After a conflicting change', () => {
  const STALE = { code: 'Error', status: 409 }

  const conflict = async (theirs: Readonly<Record<string, string>>) => {
    const opened = await open()
    await opened.edit({ LightIntensity: '20', HeartbeatInterval: '600' })
    opened.save()
    await opened.refuse(STALE)
    await opened.answer('readSettings', settings(2, theirs))
    return opened
  }

  it('shows both sides of a conflict and writes nothing before it is resolved', async () => {
    const { now, send } = await conflict({ LightIntensity: '50' })
    expect(selectSettingConflicts(now())).toEqual([
      { key: 'LightIntensity', before: '80', mine: '20', theirs: '50' },
    ])
    expect(selectIsConflictDecided(now())).toBe(false)
    send({ type: 'SAVE', intent: 'two' })
    expect(now().value).toBe('conflict')
    send({ type: 'CHOOSE', key: 'LightIntensity', side: 'theirs' })
    expect(selectConflictSides(now())).toEqual({ LightIntensity: 'theirs' })
  })

  it('combines the chosen sides and writes them on the new version', async () => {
    const { now, send, written } = await conflict({ LightIntensity: '50' })
    send({ type: 'CHOOSE', key: 'LightIntensity', side: 'theirs' })
    send({ type: 'SAVE', intent: 'two' })
    expect(now().value).toBe('saving')
    expect(written.at(-1)).toEqual({
      chargepointId: 'CP1',
      version: 2,
      changes: [{ key: 'HeartbeatInterval', before: '300', after: '600' }],
      intent: 'two',
    })
  })

  it('can keep my values over theirs', async () => {
    const { send, written } = await conflict({ LightIntensity: '50' })
    send({ type: 'CHOOSE_ALL', side: 'mine' })
    send({ type: 'SAVE', intent: 'two' })
    expect(written.at(-1)).toMatchObject({
      changes: [{ key: 'LightIntensity', before: '50', after: '20' }, { key: 'HeartbeatInterval' }],
    })
  })

  it('writes nothing when the server version is accepted unchanged', async () => {
    const { now, send } = await conflict({ LightIntensity: '50', HeartbeatInterval: '900' })
    send({ type: 'CHOOSE_ALL', side: 'theirs' })
    send({ type: 'SAVE', intent: 'two' })
    expect(now().value).toBe('viewing')
    expect(now().context.read?.Version).toBe(2)
  })

  it('ignores an identical change by both, and shows changes made only by others', async () => {
    const { now } = await conflict({ LightIntensity: '20', HeartbeatInterval: '600' })
    expect(selectSettingConflicts(now())).toEqual([])
    const opened = await open()
    await opened.edit({ LightIntensity: '20' })
    opened.save()
    await opened.refuse(STALE)
    await opened.answer('readSettings', settings(2, { HeartbeatInterval: '900' }))
    expect(selectForeignChanges(opened.now())).toEqual([
      { key: 'HeartbeatInterval', before: '300', after: '900' },
    ])
    expect(selectIsConflictDecided(opened.now())).toBe(true)
  })
})
