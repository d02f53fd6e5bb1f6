import { expect, it, vi } from 'vitest'
import type { Bco } from '../../services/bco.ts'
import { putAllBack } from './putBack.ts'

const BOTH = { id: 'T1', number: 'B1', isPrinted: true, isAuthorized: true }
const here = (Id: string, PrintedNumber: string | undefined, IsAuthorized: boolean) => ({
  Id,
  Description: '',
  PrintedNumber,
  IsAuthorized,
})

/** Returns a fake server that records writes, for a group with these cards. `fails` returns the error of a write. */
const fakeBco = (
  Tokens: readonly ReturnType<typeof here>[],
  fails: (request: string) => Error | undefined = () => undefined,
) => {
  const requests: string[] = []
  const call = vi.fn(
    async ({ id }: { id: string }, { params }: { params: object }, { intent }: { intent?: string }) => {
      if (!id.startsWith('add')) return { data: { Code: 'A#B', Tokens }, at: 0 }
      const one = `${id} ${Object.values(params).join(' ')} as ${intent}`
      requests.push(one)
      const error = fails(one)
      if (error) throw error
      return { data: {}, at: 0 }
    },
  )
  return { requests, bco: { call } as unknown as Bco }
}

const PRINT = 'addPrintedNumber A#B T1 as i-0-printednumber'
const AUTHORIZE = 'addAuthorize A#B T1 as i-0-authorize'

it.each([
  ['was removed', BOTH, [], [PRINT, AUTHORIZE]],
  ['was removed while another card remains', BOTH, [here('T2', 'B2', true)], [PRINT, AUTHORIZE]],
  ['was added again but may not charge', BOTH, [here('T1', 'B1', false)], [AUTHORIZE]],
  ['was added again without its printed number', BOTH, [here('T1', undefined, true)], [PRINT]],
  ['is unchanged', BOTH, [here('T1', 'B1', true)], []],
  ['could not charge before its removal', { ...BOTH, isAuthorized: false }, [], [PRINT]],
  ['had no printed number before its removal', { ...BOTH, isPrinted: false }, [], [AUTHORIZE]],
])('putAllBack restores the missing entries of a card that %s', async (_, card, now, writes) => {
  const { requests, bco } = fakeBco(now)
  expect(await putAllBack(bco, 'G1', [card], { intent: 'i' })).toEqual([])
  expect(requests).toEqual(writes)
})

const failure = (code: string, status: number) => Object.assign(new Error(code), { code, status })
const CARDS = [BOTH, { ...BOTH, id: 'T2', number: 'B2' }]

it('putAllBack reports a refused card and continues with the others', async () => {
  const { requests, bco } = fakeBco([], (one) =>
    one === AUTHORIZE ? failure('TOKACTIVERR', 200) : undefined,
  )
  expect(await putAllBack(bco, 'G1', CARDS, { intent: 'i' })).toEqual([{ number: 'B1', code: 'TOKACTIVERR' }])
  expect(requests).toHaveLength(4)
})

it('putAllBack stops at a request without a response, and rejects with its error', async () => {
  const error = failure('FAILEDTOLOAD', 0)
  const { requests, bco } = fakeBco([], (one) => (one === PRINT ? error : undefined))
  await expect(putAllBack(bco, 'G1', CARDS, { intent: 'i' })).rejects.toBe(error)
  expect(requests).toEqual([PRINT])
})
