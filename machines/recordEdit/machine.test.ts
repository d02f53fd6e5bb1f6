import { createGates, settle } from '@portal/paths'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { recordEditMachine } from './machine.ts'
import {
  selectConflict,
  selectFieldChanges,
  selectFieldValue,
  selectIsDirty,
  selectIsRecordBusy,
  selectRecordDraft,
  selectRecordViewState,
  selectRefusedField,
  selectRunError,
} from './selectors.ts'
import { RECORD_TIMEOUT_MS } from './setup.ts'
import type { ReadRecord, RecordUndo } from './types.ts'

const RECORD = { Id: 'L1', Version: 3, Description: 'Depot', City: 'Gent', Floor: '2' }

const UNDO = {
  type: 'UNDO',
  saved: { record: { ...RECORD, Version: 4, City: 'Brugge' }, changes: { City: 'Gent' } },
} as const

const open = async () => {
  const gates = createGates(recordEditMachine)
  const clock = new SimulatedClock()
  const sent: { changes: object }[] = []
  const went: string[] = []
  const undoable: (RecordUndo | undefined)[] = []
  const edit = createActor(
    gates.machine.provide({
      actions: {
        go: (_, { to }: { to: string }) => void went.push(to),
        wrote: (_, saved: RecordUndo) => void undoable.push(saved),
        forgetUndo: () => void undoable.push(undefined),
      },
    }),
    {
      clock,
      input: { id: 'L1' },
      inspect: (event) => {
        if (event.type === '@xstate.event' && event.event.type === 'xstate.init' && event.actorRef !== edit) {
          const input = event.event['input'] as { changes?: object }
          if (input.changes) sent.push({ changes: input.changes })
        }
      },
    },
  )
  edit.start()
  gates.release('readRecord', { record: RECORD, at: 1_000 })
  await settle()
  return {
    edit,
    clock,
    sent,
    went,
    undoable,
    now: () => edit.getSnapshot(),
    type: (field: string, value: unknown) => edit.send({ type: 'CHANGE', field, value }),
    succeed: async (record: object) => {
      gates.release('writeRecord', { record, at: 2_000 })
      await settle()
    },
    fail: async (failure: object) => {
      gates.refuse('writeRecord', failure)
      await settle()
    },
  }
}

describe('A periodic refresh of a record', () => {
  it('does not block editing; the form uses the record on screen', async () => {
    const { edit, now } = await open()
    edit.send({ type: 'REFRESH' })
    expect(selectIsRecordBusy(now())).toBe(false)
    edit.send({ type: 'EDIT' })
    expect(now().matches({ editing: 'clean' })).toBe(true)
    edit.send({ type: 'REFRESH' })
    expect(now().matches({ editing: 'clean' })).toBe(true)
  })
})

it('A write during a read starts a new read, because the pending response may be outdated', () => {
  let reads = 0
  const readRecord = fromPromise<ReadRecord, { id: string }>(() => {
    reads += 1
    return new Promise<never>(() => {})
  })
  const edit = createActor(recordEditMachine.provide({ actors: { readRecord } }), { input: { id: 'L1' } })
  edit.start()
  edit.send({ type: 'RELOAD' })
  expect([reads, edit.getSnapshot().value]).toEqual([2, 'reading'])
})

describe('Editing a record', () => {
  it('sends only the changed fields and shows the record from the response', async () => {
    const { edit, type, sent, succeed, now } = await open()
    edit.send({ type: 'EDIT' })
    type('Description', 'Depot north')
    type('Floor', '3')
    type('Floor', '2')
    edit.send({ type: 'SAVE' })
    expect(sent).toEqual([{ changes: { Description: 'Depot north' } }])
    await succeed({ ...RECORD, Version: 4, Description: 'Depot north' })
    expect(now().value).toBe('saved')
    expect(selectFieldValue(now(), 'Description')).toBe('Depot north')
    expect(selectIsDirty(now())).toBe(false)
  })

  it('saves nothing without changes', async () => {
    const { edit, type, sent } = await open()
    edit.send({ type: 'EDIT' })
    type('City', 'Gent')
    edit.send({ type: 'SAVE' })
    expect(sent).toEqual([])
  })

  it('lists the previous value of each changed field', async () => {
    const { edit, type, now } = await open()
    edit.send({ type: 'EDIT' })
    type('City', 'Brugge')
    expect(selectFieldChanges(now())).toEqual([{ field: 'City', before: 'Gent', after: 'Brugge' }])
  })

  it('requires confirmation before it discards changes, then navigates', async () => {
    const { edit, type, went, now } = await open()
    edit.send({ type: 'EDIT' })
    type('City', 'Brugge')
    edit.send({ type: 'LEAVE', to: '/network' })
    expect(now().value).toBe('confirming')
    edit.send({ type: 'STAY' })
    expect(selectFieldValue(now(), 'City')).toBe('Brugge')
    edit.send({ type: 'LEAVE', to: '/network' })
    edit.send({ type: 'DISCARD' })
    expect(went).toEqual(['/network'])
    expect(selectIsDirty(now())).toBe(false)
  })

  it('ends immediately on CANCEL without changes', async () => {
    const { edit, now } = await open()
    edit.send({ type: 'EDIT' })
    edit.send({ type: 'CANCEL' })
    expect(now().value).toBe('viewing')
  })
})

describe('A failed save', () => {
  it('names the rejected field and keeps the form', async () => {
    const { edit, type, fail, now } = await open()
    edit.send({ type: 'EDIT' })
    type('City', '')
    edit.send({ type: 'SAVE' })
    await fail({ code: 'Error', status: 400, message: 'City: is missing' })
    expect(selectRefusedField(now())).toBe('City')
    expect(selectFieldValue(now(), 'City')).toBe('')
    type('City', 'Gent')
    expect(selectRefusedField(now())).toBeUndefined()
  })

  it('is retried with the same idempotency key after a timeout', async () => {
    const { edit, type, clock, sent, now } = await open()
    edit.send({ type: 'EDIT' })
    type('City', 'Brugge')
    edit.send({ type: 'SAVE' })
    clock.increment(RECORD_TIMEOUT_MS - 1)
    expect(now().value).toBe('saving')
    clock.increment(1)
    expect(now().value).toEqual({ editing: 'failed' })
    edit.send({ type: 'RETRY' })
    expect(sent).toHaveLength(2)
    expect(sent[1]?.changes).toBe(sent[0]?.changes)
  })
})

describe('A record that was saved in the meantime', () => {
  const theirs = { ...RECORD, Version: 4, Description: 'Depot east', Floor: '4' }
  const conflict = { code: 'Error', status: 409, current: theirs }

  const clash = async () => {
    const opened = await open()
    opened.edit.send({ type: 'EDIT' })
    opened.type('Description', 'Depot north')
    opened.type('City', 'Brugge')
    opened.edit.send({ type: 'SAVE' })
    await opened.fail(conflict)
    return opened
  }

  it('lists the fields changed by both people and those changed only by others', async () => {
    const { now } = await clash()
    expect(selectConflict(now())).toEqual({
      fields: [{ field: 'Description', mine: 'Depot north', theirs: 'Depot east', side: 'mine' }],
      others: [{ field: 'Floor', before: '2', after: '4' }],
    })
  })

  it('merges the chosen server values with the other changes of the user', async () => {
    const { edit, sent, now } = await clash()
    edit.send({ type: 'CHOOSE', field: 'Description', side: 'theirs' })
    edit.send({ type: 'MERGE' })
    expect(sent.at(-1)).toEqual({ changes: { City: 'Brugge' } })
    expect(now().context.record).toEqual(theirs)
  })

  it('is overwritten by KEEP_MINE only in the fields that the user changed', async () => {
    const { edit, sent } = await clash()
    edit.send({ type: 'CHOOSE', field: 'Description', side: 'theirs' })
    edit.send({ type: 'KEEP_MINE' })
    expect(sent.at(-1)).toEqual({ changes: { Description: 'Depot north', City: 'Brugge' } })
  })

  it("is shown in the other person's version after TAKE_THEIRS, without another request", async () => {
    const { edit, sent, now } = await clash()
    edit.send({ type: 'TAKE_THEIRS' })
    expect(sent).toHaveLength(1)
    expect(selectFieldValue(now(), 'Description')).toBe('Depot east')
    expect(selectRecordViewState(now(), []).viewState).toBe('loaded')
  })

  it('shows an error for a conflict without the current record', async () => {
    const { edit, type, fail, now } = await open()
    edit.send({ type: 'EDIT' })
    type('City', 'Brugge')
    edit.send({ type: 'SAVE' })
    await fail({ code: 'Error', status: 409, current: null })
    expect(now().value).toEqual({ editing: 'refused' })
  })
})

describe('An undo of a save', () => {
  it('contains the previous value of each changed field', async () => {
    const { edit, type, succeed, undoable } = await open()
    edit.send({ type: 'EDIT' })
    type('City', 'Brugge')
    type('Note', 'new')
    edit.send({ type: 'SAVE' })
    const saved = { ...RECORD, Version: 4, City: 'Brugge', Note: 'new' }
    await succeed(saved)
    expect(undoable).toEqual([{ record: saved, changes: { City: 'Gent', Note: '' } }])
  })

  it('sends exactly the previous values and shows the resulting record', async () => {
    const { edit, sent, succeed, undoable, now } = await open()
    edit.send(UNDO)
    expect(now().value).toBe('undoing')
    expect(sent).toEqual([{ changes: { City: 'Gent' } }])
    await succeed({ ...RECORD, Version: 5 })
    expect(now().value).toBe('undone')
    expect(now().context.record?.['Version']).toBe(5)
    expect(selectFieldChanges(now())).toEqual([])
    expect(undoable).toEqual([undefined])
  })

  it('reports a conflict and overwrites nothing if others have written the record since', async () => {
    const { edit, fail, undoable, now } = await open()
    edit.send(UNDO)
    await fail({ code: 'Error', status: 409, current: { ...RECORD, Version: 5, City: 'Aalst' } })
    expect(selectConflict(now())).toEqual({
      fields: [{ field: 'City', mine: 'Gent', theirs: 'Aalst', side: 'mine' }],
      others: [],
    })
    expect(undoable).toEqual([undefined])
  })

  it('shows the error when it is rejected and leaves the record editable', async () => {
    const { edit, fail, undoable, now } = await open()
    edit.send(UNDO)
    await fail({ code: 'Error', status: 400, message: 'City: is missing' })
    expect(selectRunError(now())?.code).toBe('Error')
    expect(undoable).toEqual([])
    edit.send({ type: 'EDIT' })
    expect(now().value).toEqual({ editing: 'clean' })
  })

  it('is retried with the same idempotency key after a timeout', async () => {
    const { edit, clock, sent, now } = await open()
    edit.send(UNDO)
    clock.increment(RECORD_TIMEOUT_MS)
    expect(now().value).toBe('notUndone')
    edit.send({ type: 'RETRY' })
    expect(sent[1]?.changes).toBe(sent[0]?.changes)
  })

  it('is not possible while the record is edited', async () => {
    const { edit, now } = await open()
    edit.send({ type: 'EDIT' })
    expect(now().can(UNDO)).toBe(false)
  })
})

const draft = { record: RECORD, changes: { City: 'Brugge' } }

describe('A draft from before the session ended', () => {
  const comeBack = async (record: object) => {
    const gates = createGates(recordEditMachine)
    let forgotten = 0
    const edit = createActor(
      gates.machine.provide({ actions: { forgetDraft: () => void (forgotten += 1) } }),
      { clock: new SimulatedClock(), input: { id: 'L1', draft } },
    ).start()
    expect(forgotten).toBe(0)
    gates.release('readRecord', { record, at: 1 })
    await settle()
    return { edit, gates, forgotten: () => forgotten }
  }

  const THEIRS = { ...RECORD, Version: 4, City: 'Aalst' }
  const saveOver = async ({ edit, gates }: Awaited<ReturnType<typeof comeBack>>) => {
    edit.send({ type: 'SAVE' })
    gates.refuse('writeRecord', { code: 'Error', status: 409, current: THEIRS })
    await settle()
  }

  it('is restored when the record is read, and survives a cancelled exit and a conflict', async () => {
    const back = await comeBack(RECORD)
    const { edit, forgotten } = back
    expect(edit.getSnapshot().value).toEqual({ editing: 'changed' })
    edit.send({ type: 'CANCEL' })
    edit.send({ type: 'STAY' })
    await saveOver(back)
    edit.send({ type: 'CANCEL' })
    expect(selectFieldChanges(edit.getSnapshot())).toEqual([
      { field: 'City', before: 'Gent', after: 'Brugge' },
    ])
    expect(forgotten()).toBe(0)
  })

  it('is deleted when the person edits, saves or discards it', async () => {
    const typed = await comeBack(RECORD)
    typed.edit.send({ type: 'CHANGE', field: 'City', value: 'Gent' })
    expect(typed.forgotten()).toBe(1)

    const saved = await comeBack(RECORD)
    saved.edit.send({ type: 'SAVE' })
    saved.gates.release('writeRecord', { record: RECORD, at: 2 })
    await settle()
    expect(saved.forgotten()).toBe(1)

    const dropped = await comeBack(RECORD)
    dropped.edit.send({ type: 'CANCEL' })
    dropped.edit.send({ type: 'DISCARD' })
    expect(dropped.edit.getSnapshot().value).toBe('viewing')
    expect(dropped.forgotten()).toBe(1)

    const left = await comeBack(RECORD)
    await saveOver(left)
    left.edit.send({ type: 'TAKE_THEIRS' })
    expect(left.forgotten()).toBe(1)
  })

  it('keeps its original version, so later changes by others cause a conflict', async () => {
    const { edit, gates } = await comeBack({ ...RECORD, Version: 4, City: 'Aalst' })
    expect(edit.getSnapshot().context.record?.['Version']).toBe(3)
    edit.send({ type: 'SAVE' })
    gates.refuse('writeRecord', {
      code: 'Error',
      status: 409,
      current: { ...RECORD, Version: 4, City: 'Aalst' },
    })
    await settle()
    expect(selectConflict(edit.getSnapshot())?.fields).toEqual([
      { field: 'City', mine: 'Brugge', theirs: 'Aalst', side: 'mine' },
    ])
  })
})

describe('selectRecordDraft', () => {
  it('returns the unsaved changes while they are edited or sent', async () => {
    const { edit, type } = await open()
    expect(selectRecordDraft(edit.getSnapshot())).toBeUndefined()
    edit.send({ type: 'EDIT' })
    type('City', 'Brugge')
    expect(selectRecordDraft(edit.getSnapshot())).toEqual(draft)
    edit.send({ type: 'SAVE' })
    expect(selectRecordDraft(edit.getSnapshot())).toEqual(draft)
  })
})
