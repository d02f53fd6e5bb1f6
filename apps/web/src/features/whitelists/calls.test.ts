import { expect, it, vi } from 'vitest'
import { onWritten } from '../../data/written.ts'
import type { Bco } from '../../services/bco.ts'
import { addCards, inTurn, isRefused, moveCards, part, takeOutAll } from './calls.ts'

it('inTurn gives each call its own idempotency key, which stays the same on retries', async () => {
  const call = vi.fn(async (_one: string, { intent }: { intent?: string | undefined }) => intent)
  await inTurn(['A', 'B'], { intent: 'I' }, call)
  await inTurn(['A', 'B'], { intent: 'I' }, call)
  const calls = call.mock.calls.map(([one, options]) => [one, options])
  const once = [
    ['A', { intent: 'I-0', isOneOfMany: true }],
    ['B', { intent: 'I-1', isOneOfMany: true }],
  ]
  expect(calls).toEqual([...once, ...once])
  expect(part({ intent: 'I' }, 'list')).toEqual({ intent: 'I-list' })
})

it('inTurn stops at the first failed call', async () => {
  const call = vi.fn(async (one: string) => {
    if (one === 'B') throw new Error('no')
  })
  await expect(inTurn(['A', 'B', 'C'], {}, call)).rejects.toThrow('no')
  expect(call).toHaveBeenCalledTimes(2)
})

it('inTurn invalidates the queries once, on success and on failure', async () => {
  const listener = vi.fn()
  const end = onWritten(listener)
  await inTurn(['A', 'B'], {}, async () => undefined)
  expect(listener).toHaveBeenCalledTimes(1)
  await inTurn(['A', 'B'], {}, () => Promise.reject(new Error('no'))).catch(() => undefined)
  expect(listener).toHaveBeenCalledTimes(2)
  end()
})

it.each([
  [{ code: 'TOKGRUPFAIL', status: 200 }, true],
  [{ code: 'UNEXPECTED', status: 503 }, false],
  [{ code: 'FAILEDTOLOAD', status: 0 }, false],
])('isRefused checks if %j is a final refusal (%s)', (error, isForGood) => {
  expect(isRefused(error)).toBe(isForGood)
})

const failure = (code: string, status: number) => Object.assign(new Error(code), { code, status })

/** Returns a fake server that records the calls. The call with the id in `fails` rejects. */
const fakeBco = (fails?: { readonly call: string; readonly error: Error }) => {
  const requests: string[] = []
  const call = async (
    { id }: { id: string },
    { params }: { params: object },
    { intent }: { intent?: string },
  ) => {
    requests.push(`${id} ${Object.values(params).join(' ')} as ${intent}`)
    if (fails?.call === id) throw fails.error
    return { data: {}, at: 0 }
  }
  return { requests, bco: { call } as unknown as Bco }
}

it('addCards adds only the missing cards after an attempt that stopped at a refused card', async () => {
  const { bco, requests } = fakeBco()
  const cardOf = (Id: string, PrintedNumber: string | undefined) => ({
    Id,
    Description: '',
    PrintedNumber,
    IsAuthorized: true,
  })
  const group = { Code: 'A#B', Tokens: [cardOf('T1', 'B1'), cardOf('T2', undefined), cardOf('T4', 'B4')] }
  await addCards(bco, group, { chosen: ['T1', 'T2', 'T3'], named: ['T3'] }, { intent: 'i' })
  // Each call has the same intent as in the first attempt.
  expect(requests).toEqual(['addPrintedNumber A#B T2 as i-1', 'addPrintedNumber A#B T3 as i-2'])
  // A typed number is always sent, because only the server knows whether the card is in use.
  await addCards(bco, group, { chosen: [], named: ['T4'] }, { intent: 'j' })
  expect(requests.at(-1)).toBe('addPrintedNumber A#B T4 as j-0')
})

const MOVED = { group: 'A#B', ids: ['T1'], to: 'C#D', description: 'Away' }
const FIRST = ['saveWhitelist A#B as i-list', 'moveTokens A#B MOVE#I C#D as i-move']
const LAST = 'removeWhitelist A#B MOVE#I as i-remove'

it('moveCards moves cards through a temporary list, then removes the list', async () => {
  const { bco, requests } = fakeBco()
  await moveCards(bco, MOVED, { intent: 'i' })
  expect(requests).toEqual([...FIRST, LAST])
})

it('moveCards removes the temporary list if the server refuses to move the cards', async () => {
  const error = failure('TOKGRUPFAIL', 200)
  const { bco, requests } = fakeBco({ call: 'moveTokens', error })
  await expect(moveCards(bco, MOVED, { intent: 'i' })).rejects.toBe(error)
  expect(requests).toEqual([...FIRST, LAST])
})

it('moveCards keeps the temporary list for a retry if the result of the move is unknown', async () => {
  const error = failure('FAILEDTOLOAD', 0)
  const { bco, requests } = fakeBco({ call: 'moveTokens', error })
  await expect(moveCards(bco, MOVED, { intent: 'i' })).rejects.toBe(error)
  expect(requests).toEqual(FIRST)
})

it.each([
  ['is printed and may charge', 'B1', true, ['printednumber', 'authorize']],
  ['is only printed', 'B1', false, ['printednumber']],
  ['may only charge', undefined, true, ['authorize']],
] as const)(
  'takeOutAll removes every entry of a card that %s',
  async (_, PrintedNumber, IsAuthorized, kinds) => {
    const { bco, requests } = fakeBco()
    const tell = vi.fn()
    const cards = [{ Id: 'T1', Description: 'Card', PrintedNumber, IsAuthorized }]
    await takeOutAll(bco, { group: 'A#B', cards }, { intent: 'i' }, tell)
    expect(requests).toEqual(kinds.map((kind) => `removeCard A#B T1 ${kind} as i-0-${kind}`))
    const removed = {
      id: 'T1',
      number: PrintedNumber ?? 'T1',
      isPrinted: PrintedNumber !== undefined,
      isAuthorized: IsAuthorized,
    }
    expect(tell.mock.calls).toEqual([[[removed]]])
  },
)

it('takeOutAll reports the removed cards if a later card fails, and nothing if the first card fails', async () => {
  const cardOf = (Id: string) => ({ Id, Description: '', PrintedNumber: undefined, IsAuthorized: true })
  const cards = ['T1', 'T2', 'T3'].map(cardOf)
  const tell = vi.fn()
  const call = vi.fn(async (_: object, { params }: { params: { a: string } }) => {
    if (params.a === 'T2') throw new Error('no')
  })
  const bco = { call } as unknown as Bco
  await expect(takeOutAll(bco, { group: 'A#B', cards }, {}, tell)).rejects.toThrow('no')
  expect(tell.mock.calls).toEqual([[[{ id: 'T1', number: 'T1', isPrinted: false, isAuthorized: true }]]])
  await expect(takeOutAll(bco, { group: 'A#B', cards: cards.slice(1) }, {}, tell)).rejects.toThrow('no')
  expect(tell).toHaveBeenCalledTimes(1)
})
