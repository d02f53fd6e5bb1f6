import { createGates, settle } from '@portal/paths'
import { ATTACHMENTS_MAX_BYTES } from '@portal/schemas'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import {
  type AttachmentsInput,
  attachmentsMachine,
  selectAreFilesSent,
  selectAttachedBytes,
  selectAttachmentIds,
  selectNamedFiles,
  selectRefusedFiles,
  selectUnsavedNames,
  UPLOAD_STALL_MS,
} from './machine.ts'

const open = (stored: AttachmentsInput['stored'] = [], beside: Omit<AttachmentsInput, 'stored'> = {}) => {
  const dropped: string[] = []
  const gates = createGates(
    attachmentsMachine.provide({ actions: { dropFile: (_, { id }) => void dropped.push(id) } }),
    ['uploadFile'],
  )
  const clock = new SimulatedClock()
  const actor = createActor(gates.machine, { input: { stored, ...beside }, clock }).start()
  const now = () => actor.getSnapshot()
  return {
    actor,
    clock,
    gates,
    dropped,
    now,
    add: (name: string, size = 1_000) => actor.send({ type: 'ADD', files: [{ id: name, name, size }] }),
    looksLike: async (type: 'application/pdf' | 'image/png' | null) => {
      gates.release('inspectFile', { type })
      await settle()
    },
    refusals: () => selectRefusedFiles(now()).map(({ reason }) => reason),
    states: () => now().context.files.map(({ state }) => state),
  }
}

const KEPT = [
  { id: 'a', name: 'a.png', size: 10, type: 'image/png' },
  { id: 'b', name: 'b.png', size: 10, type: 'image/png' },
] as const

describe('attachments (S5)', () => {
  test.each([
    ['plan.exe', 1, 'type'],
    ['plan', 1, 'type'],
    ['<b>plan</b>.pdf', 1, 'name'],
    ['plan.pdf', 0, 'empty'],
    ['plan.pdf', ATTACHMENTS_MAX_BYTES + 1, 'tooLarge'],
  ])('reject %s of %i bytes before its content is inspected: %s', (name, size, reason) => {
    const files = open()
    files.add(name, size)
    expect(files.refusals()).toEqual([reason])
    expect(files.gates.takeStarted()).toEqual([])
  })

  test('are sent immediately when the request already exists', async () => {
    const files = open([], { request: 'RQ1' })
    files.add('plan.pdf')
    await files.looksLike('application/pdf')
    expect(files.states()).toEqual(['sending'])
  })

  test('count as unsaved until sent, if the browser cannot store them', async () => {
    const files = open()
    for (const [name, isSaved] of [
      ['a.pdf', true],
      ['b.pdf', false],
    ] as const) {
      files.add(name)
      files.gates.release('inspectFile', { type: 'application/pdf', isSaved })
      await settle()
    }
    expect(selectUnsavedNames(files.now())).toEqual(['b.pdf'])
    expect(selectAttachmentIds(files.now())).toEqual(['a.pdf', 'b.pdf'])
    files.actor.send({ type: 'UPLOAD_TO', request: 'RQ00001' })
    files.actor.send({ type: 'UPLOADED' })
    files.actor.send({ type: 'UPLOADED' })
    expect(selectUnsavedNames(files.now())).toEqual([])
  })

  test('may total 5,000,000 bytes and not one more (S9)', () => {
    const files = open()
    files.add('plan.pdf', ATTACHMENTS_MAX_BYTES - 1)
    files.add('one.png', 1)
    expect(selectAttachedBytes(files.now())).toBe(ATTACHMENTS_MAX_BYTES)
    files.add('more.png', 1)
    expect(files.refusals()).toEqual(['tooLarge'])
  })

  test('are accepted up to the size limit when 100 are added, and the rest are reported', () => {
    const files = open()
    const hundred = Array.from({ length: 100 }, (_, index) => ({
      id: String(index),
      name: `${index}.png`,
      size: 100_000,
    }))
    files.actor.send({ type: 'ADD', files: hundred })
    expect(files.now().context.files).toHaveLength(50)
    expect(files.refusals()).toHaveLength(50)
  })

  test('exclude a file with unsupported or unreadable content', async () => {
    const files = open()
    files.add('a.pdf')
    files.add('b.pdf')
    await files.looksLike(null)
    files.gates.refuse('inspectFile', { code: 'UNEXPECTED' })
    await settle()
    expect(files.refusals()).toEqual(['content', 'unreadable'])
    expect(files.now().context.files).toEqual([])
  })

  test('become part of the wizard’s answer after inspection', async () => {
    const files = open()
    files.add('a.pdf')
    expect(selectAttachmentIds(files.now())).toEqual([])
    await files.looksLike('application/pdf')
    expect(selectAttachmentIds(files.now())).toEqual(['a.pdf'])
  })

  test('are restored after a reload without another inspection', () => {
    const files = open(KEPT)
    expect(selectAttachmentIds(files.now())).toEqual(['a', 'b'])
    expect(files.gates.takeStarted()).toEqual([])
  })
})

describe('attachments that the browser has lost', () => {
  const LOST = [
    { id: 'x', name: 'fuses.png', size: 10 },
    { id: 'y', name: 'image.jpg', size: 10 },
    { id: 'z', name: 'image.jpg', size: 20 },
  ] as const
  const goneIds = (files: ReturnType<typeof open>) => files.now().context.gone.map(({ id }) => id)
  const namedIds = (files: ReturnType<typeof open>) => selectNamedFiles(files.now()).map(({ id }) => id)

  test('are listed with the existing ones but are not part of the answer', () => {
    const files = open(KEPT, { gone: LOST })
    expect(selectAttachmentIds(files.now())).toEqual(['a', 'b'])
    expect(selectNamedFiles(files.now())).toEqual([
      { id: 'a', name: 'a.png', size: 10 },
      { id: 'b', name: 'b.png', size: 10 },
      ...LOST,
    ])
  })

  test('leave the list one by one when files with the same names are added', async () => {
    const files = open([], { gone: LOST })
    files.add('image.jpg')
    expect(goneIds(files)).toEqual(['x', 'z'])
    // A file under inspection is not part of the draft yet.
    expect(namedIds(files)).toEqual(['x', 'z'])
    await files.looksLike('image/png')
    expect(namedIds(files)).toEqual(['image.jpg', 'x', 'z'])
  })

  test('stay listed when another file is added or a file is rejected', () => {
    const files = open([], { gone: LOST })
    files.add('plan.pdf')
    files.add('fuses.png', ATTACHMENTS_MAX_BYTES)
    expect(files.refusals()).toEqual(['tooLarge'])
    expect(goneIds(files)).toEqual(['x', 'y', 'z'])
  })

  test('leave the list when the person dismisses it', () => {
    const files = open(KEPT, { gone: LOST })
    files.actor.send({ type: 'DISMISS_GONE' })
    expect(goneIds(files)).toEqual([])
    expect(namedIds(files)).toEqual(['a', 'b'])
  })
})

describe('the upload of attachments', () => {
  const sending = () => {
    const files = open(KEPT)
    files.actor.send({ type: 'UPLOAD_TO', request: 'RQ00001' })
    return files
  }

  test('starts once the request record exists, and sends the files one by one with progress', async () => {
    const files = open(KEPT)
    expect(files.states()).toEqual(['kept', 'kept'])
    files.actor.send({ type: 'UPLOAD_TO', request: 'RQ00001' })
    expect(files.states()).toEqual(['sending', 'kept'])
    files.gates.send('uploadFile', { type: 'PROGRESS', sentBytes: 5 })
    expect(files.now().context.files[0]?.sentBytes).toBe(5)
    files.gates.send('uploadFile', { type: 'UPLOADED' })
    expect(files.states()).toEqual(['sent', 'sending'])
    files.gates.send('uploadFile', { type: 'UPLOADED' })
    expect(selectAreFilesSent(files.now())).toBe(true)
  })

  test('starts again for another request, but not for the same one', () => {
    const files = open(KEPT)
    files.actor.send({ type: 'UPLOAD_TO', request: 'RQ00001' })
    files.gates.send('uploadFile', { type: 'UPLOADED' })
    files.gates.send('uploadFile', { type: 'UPLOADED' })
    files.actor.send({ type: 'UPLOAD_TO', request: 'RQ00001' })
    expect(files.states()).toEqual(['sent', 'sent'])
    files.actor.send({ type: 'UPLOAD_TO', request: 'RQ00002' })
    expect(files.states()).toEqual(['sending', 'kept'])
  })

  test('continues with the other files after a failure and can be retried', () => {
    const files = sending()
    files.gates.send('uploadFile', { type: 'UPLOAD_FAILED', failure: { code: 'UNEXPECTED' } })
    expect(files.states()).toEqual(['failed', 'sending'])
    files.actor.send({ type: 'RETRY', id: 'a' })
    files.gates.send('uploadFile', { type: 'UPLOADED' })
    expect(files.states()).toEqual(['sending', 'sent'])
  })

  test('fails when no byte is sent for 30 s, but not while bytes are sent', () => {
    const files = sending()
    files.clock.increment(UPLOAD_STALL_MS - 1)
    files.gates.send('uploadFile', { type: 'PROGRESS', sentBytes: 5 })
    files.clock.increment(UPLOAD_STALL_MS - 1)
    expect(files.states()).toEqual(['sending', 'kept'])
    files.clock.increment(1)
    expect(files.states()).toEqual(['failed', 'sending'])
  })

  test('keeps the file on CANCEL and deletes it on REMOVE', () => {
    const files = sending()
    files.actor.send({ type: 'CANCEL', id: 'b' })
    expect(files.states()).toEqual(['sending', 'kept'])
    files.actor.send({ type: 'CANCEL', id: 'a' })
    expect(files.states()).toEqual(['failed', 'sending'])
    files.actor.send({ type: 'REMOVE', id: 'b' })
    expect(selectAttachmentIds(files.now())).toEqual(['a'])
    expect(files.dropped).toEqual(['b'])
    expect(files.gates.isOpen('uploadFile')).toBe(false)
  })
})
