import { type RecordEditSnapshot, selectConflict } from '@portal/machines'
import { getChargepointSettings } from '@portal/schemas'
import { describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { settingsIn } from './fields.ts'
import { settingsEdit } from './wiring.ts'

vi.mock('../../app/context.ts', () => ({}))

const settings = (Version: number, LightIntensity: string) => ({
  ChargePointId: 'CP1',
  Version,
  Settings: [
    { Key: 'LightIntensity', Value: LightIntensity, IsReadOnly: false },
    { Key: 'HeartbeatInterval', Value: '300', IsReadOnly: false },
    { Key: 'NumberOfConnectors', Value: '1', IsReadOnly: true },
  ],
})

/**
 * Saves one change against a server that answers the writes in order: with a new version, or with a refusal. Reads
 * after the first write return `theirs`.
 */
const save = async (answers: unknown[], theirs = settings(1, '80')) => {
  const writes: { body: unknown; intent: unknown }[] = []
  const call = async (
    { id }: { id: string },
    { body }: { body: unknown },
    { intent }: { intent: unknown },
  ) => {
    if (id === getChargepointSettings.id)
      return { data: writes.length === 0 ? settings(1, '80') : theirs, at: 0 }
    writes.push({ body, intent })
    const answer = answers.shift()
    if (typeof answer !== 'number') throw answer
    return { data: { Version: answer }, at: 0 }
  }
  const bco = () => ({ call }) as unknown as ReturnType<Parameters<typeof settingsEdit>[0]['bco']>
  const edit = createActor(settingsEdit({ bco }, 'CP1'), { input: { id: 'CP1' } }).start()
  const reach = (state: Parameters<RecordEditSnapshot['matches']>[0]) =>
    waitFor(edit, (snapshot) => snapshot.matches(state))
  await reach('viewing')
  edit.send({ type: 'EDIT' })
  edit.send({ type: 'CHANGE', field: 'LightIntensity', value: '40' })
  edit.send({ type: 'SAVE' })
  return { edit, reach, writes }
}

describe('settingsEdit', () => {
  it('writes only the changed settings, with the version last read', async () => {
    const { reach, writes } = await save([2])
    const { record = {} } = (await reach('saved')).context
    expect(writes.map(({ body }) => body)).toEqual([
      { Id: 'CP1', Version: 1, Settings: [{ Key: 'LightIntensity', Value: '40' }] },
    ])
    expect(settingsIn(record)).toEqual(settings(2, '40'))
    expect(record).toMatchObject({ Version: 2, LightIntensity: '40', HeartbeatInterval: '300' })
  })

  it('retries a lost write with the same idempotency key', async () => {
    const { edit, reach, writes } = await save([{ code: 'FAILEDTOLOAD' }, 2])
    await reach({ editing: 'failed' })
    edit.send({ type: 'RETRY' })
    await reach('saved')
    expect(writes).toEqual([writes[0], writes[0]])
  })

  it('keeps a refused value', async () => {
    const { edit, reach } = await save([
      {
        code: 'Error',
        message: 'not valid for LightIntensity',
        status: 400,
      },
    ])
    await reach({ editing: 'refused' })
    expect(edit.getSnapshot().context.changes).toEqual({ LightIntensity: '40' })
  })

  it('compares a conflicting change with the current settings, not with the charger in the refusal', async () => {
    const conflict = { code: 'Error', status: 409, current: { Id: 'CP1', Version: 2 } }
    const { edit, reach, writes } = await save([conflict, 3], settings(2, '10'))
    const snapshot = await reach({ editing: 'conflict' })
    expect(selectConflict(snapshot)?.fields).toEqual([
      { field: 'LightIntensity', mine: '40', theirs: '10', side: 'mine' },
    ])
    edit.send({ type: 'CHOOSE', field: 'LightIntensity', side: 'mine' })
    edit.send({ type: 'MERGE' })
    await reach('saved')
    expect(writes.at(-1)?.body).toMatchObject({ Version: 2 })
  })
})
