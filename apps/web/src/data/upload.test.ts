import { listAttachments, removeAttachment } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import type { Bco, CallOptions } from '../services/bco.ts'
import { takeBack } from './upload.ts'

const FILE = new File(['x'], 'meter.png')
const LOST = { code: 'FAILEDTOLOAD', message: '', status: 0, severity: 'critical' } as const

/** A request with this file, at a server whose answers are lost where they are named: before or after it did its part. */
const server = (...removals: readonly ('answered' | 'refused' | 'lost before' | 'lost after')[]) => {
  let files = [{ Id: 'A1', Name: FILE.name, Size: FILE.size }]
  const left = [...removals]
  const asked: string[] = []
  const told: string[] = []
  const call = async ({ id }: { id: string }, _: object, { shownBy = 'notification' }: CallOptions = {}) => {
    asked.push(id)
    if (id === listAttachments.id) return { data: files }
    const fate = left.shift() ?? 'answered'
    if (fate === 'answered' || fate === 'lost after') files = []
    if (fate === 'answered') return { data: null }
    if (shownBy === 'notification') told.push(fate)
    throw LOST
  }
  return { bco: () => ({ call }) as unknown as Bco, asked, told, files: () => files.length }
}

const LIST = listAttachments.id
const REMOVE = removeAttachment.id

describe('A file that is taken back from its request', () => {
  it('is looked for by its name and size, and removed', async () => {
    const { bco, asked, files } = server()
    await takeBack(bco, 'R1', FILE)
    expect(asked).toEqual([LIST, REMOVE])
    expect(files()).toBe(0)
  })

  it('is not removed again where only the answer was lost: it is gone, and no notification comes', async () => {
    const { bco, asked, told } = server('lost after')
    await takeBack(bco, 'R1', FILE)
    expect(asked).toEqual([LIST, REMOVE, LIST])
    expect(told).toEqual([])
  })

  it('is removed again where it is still there', async () => {
    const { bco, asked, told, files } = server('lost before')
    await takeBack(bco, 'R1', FILE)
    expect(asked).toEqual([LIST, REMOVE, LIST, REMOVE])
    expect([files(), told]).toEqual([0, []])
  })

  it('that cannot be removed becomes a notification', async () => {
    const { bco, told, files } = server('refused', 'refused')
    await expect(takeBack(bco, 'R1', FILE)).rejects.toBe(LOST)
    expect([files(), told]).toEqual([1, ['refused']])
  })

  it('becomes one too where the server cannot even be asked for what the request has', async () => {
    const shown: (string | undefined)[] = []
    const call = (_: object, __: object, options: CallOptions = {}) => {
      shown.push(options.shownBy)
      return Promise.reject(LOST)
    }
    await expect(takeBack(() => ({ call }) as unknown as Bco, 'R1', FILE)).rejects.toBe(LOST)
    expect(shown).toEqual([undefined, undefined])
  })
})
