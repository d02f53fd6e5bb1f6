import { settle } from '@portal/paths'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  BULK_TIMEOUT_MS,
  createBulkRun,
  selectBulkDone,
  selectBulkFailed,
  selectBulkLeft,
  selectBulkResults,
  selectBulkViewState,
  selectIsStopping,
} from './machine.ts'

const open = (
  answers: Readonly<Record<string, readonly (object | 'never' | 'ok')[]>> = {},
  confirmAbove?: number,
) => {
  const written: string[] = []
  const ended: number[] = []
  const left = new Map(Object.entries(answers).map(([item, all]) => [item, [...all]]))
  const clock = new SimulatedClock()
  const run = createActor(
    createBulkRun<string, string>({
      isRunnable: (item) => !item.endsWith('!'),
      ...(confirmAbove !== undefined && { confirmAbove }),
    }).provide({
      actors: {
        check: fromPromise<readonly string[], { source: string | undefined }>(
          async ({ input }) => input.source?.split(' ') ?? [],
        ),
        write: fromPromise<unknown, { item: string | undefined }>(async ({ input: { item = '' } }) => {
          written.push(item)
          const answer = left.get(item)?.shift() ?? 'ok'
          if (answer === 'never') await new Promise<never>(() => {})
          if (answer !== 'ok') await Promise.reject(answer)
          return `${item} was written`
        }),
      },
      actions: { tellEnd: (_, { results }) => void ended.push(results.length) },
    }),
    { clock },
  ).start()
  const now = () => run.getSnapshot()
  const check = async (source: string) => {
    run.send({ type: 'CHECK', source })
    await settle()
  }
  const begin = () => run.send({ type: 'RUN' })
  return { run, written, ended, clock, now, check, begin }
}

describe('A bulk run', () => {
  it('writes targets one after the other and skips those with a problem', async () => {
    const { now, check, begin, written } = open()
    await check('a b! c')
    begin()
    expect(written).toEqual(['a'])
    await settle()
    expect(written).toEqual(['a', 'c'])
    expect([selectBulkViewState(now()), selectBulkDone(now())]).toEqual(['ended', 2])
  })

  it('continues after a failure and retries only failed targets', async () => {
    const { run, now, check, begin, written, ended } = open({ b: [{ code: 'SUBTYPENOTFOUND', status: 200 }] })
    await check('a b c')
    begin()
    await settle()
    expect([selectBulkDone(now()), selectBulkFailed(now())]).toEqual([2, 1])
    expect(selectBulkResults(now()).slice(0, 2)).toMatchObject([
      { item: 'a', failure: undefined, answer: 'a was written' },
      { item: 'b', failure: { code: 'SUBTYPENOTFOUND' } },
    ])
    expect(ended).toEqual([3])
    run.send({ type: 'RETRY' })
    await settle()
    expect(written).toEqual(['a', 'b', 'c', 'b'])
    expect([selectBulkDone(now()), selectBulkFailed(now())]).toEqual([3, 0])
    expect(ended).toEqual([3, 3])
  })

  it('ends after the current write when it is cancelled; the rest can run later', async () => {
    const { run, now, check, begin, written } = open()
    await check('a b c')
    begin()
    run.send({ type: 'CANCEL' })
    expect(selectIsStopping(now())).toBe(true)
    await settle()
    expect(written).toEqual(['a'])
    expect([selectBulkViewState(now()), selectBulkLeft(now())]).toEqual(['ended', 2])
    run.send({ type: 'RETRY' })
    await settle()
    expect(written).toEqual(['a', 'b', 'c'])
  })

  it('counts a write without a response as failed and continues', async () => {
    const { now, check, begin, clock } = open({ a: ['never'] })
    await check('a b')
    begin()
    clock.increment(BULK_TIMEOUT_MS)
    await settle()
    expect([selectBulkDone(now()), selectBulkFailed(now())]).toEqual([1, 1])
  })

  it('does not start if nothing can be written', async () => {
    const { now, check, begin } = open()
    await check('a! b!')
    begin()
    expect(selectBulkViewState(now())).toBe('checked')
  })

  it('requires the number of targets to be typed before a large run', async () => {
    const { run, now, check, begin } = open({}, 1)
    await check('a b')
    expect(now().context.toConfirm).toBe(2)
    begin()
    run.send({ type: 'TYPE', text: '3' })
    begin()
    expect(selectBulkViewState(now())).toBe('checked')
    run.send({ type: 'TYPE', text: ' 2 ' })
    begin()
    expect(selectBulkViewState(now())).toBe('running')
  })
})
