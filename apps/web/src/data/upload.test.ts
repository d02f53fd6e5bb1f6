import { listAttachments, removeAttachment } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import type { Bco } from '../services/bco.ts'
import { takeBack } from './upload.ts'

const FILE = new File(['x'], 'meter.png')
const LOST = { code: 'FAILEDTOLOAD', message: '', status: 0, severity: 'critical' } as const

/**
 * Creates a server with this file. `removals` lists the outcomes of the removal calls; a response can be lost before
 * or after the file is removed.
 */
const server = (...removals: readonly ('answered' | 'refused' | 'lost before' | 'lost after')[]) => {
  let files = [{ Id: 'A1', Name: FILE.name, Size: FILE.size }]
  const left = [...removals]
  const calls: string[] = []
  const call = async ({ id }: { id: string }) => {
    calls.push(id)
    if (id === listAttachments.id) return { data: files }
    const fate = left.shift() ?? 'answered'
    if (fate === 'answered' || fate === 'lost after') files = []
    if (fate === 'answered') return { data: null }
    throw LOST
  }
  return { bco: () => ({ call }) as unknown as Bco, calls, files: () => files.length }
}

const LIST = listAttachments.id
const REMOVE = removeAttachment.id

describe('takeBack', () => {
  it('finds the file by its name and size and removes it', async () => {
    const { bco, calls, files } = server()
    await takeBack(bco, 'R1', FILE)
    expect(calls).toEqual([LIST, REMOVE])
    expect(files()).toBe(0)
  })

  it('does not repeat the removal if only the response was lost', async () => {
    const { bco, calls } = server('lost after')
    await takeBack(bco, 'R1', FILE)
    expect(calls).toEqual([LIST, REMOVE, LIST])
  })

  it('repeats the removal if the file still exists', async () => {
    const { bco, calls, files } = server('lost before')
    await takeBack(bco, 'R1', FILE)
    expect(calls).toEqual([LIST, REMOVE, LIST, REMOVE])
    expect(files()).toBe(0)
  })

  it('reports a removal that fails twice', async () => {
    const { bco, files } = server('refused', 'refused')
    await expect(takeBack(bco, 'R1', FILE)).rejects.toBe(LOST)
    expect(files()).toBe(1)
  })
})
