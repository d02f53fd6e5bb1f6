import {
  createExportDialog,
  FIRST_VIEW,
  selectExportFace,
  selectIsExportLeft,
  type TablePage,
  type TableView,
} from '@portal/machines'
import { expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { createExports } from './exports.ts'

type Page = Omit<TablePage<string>, 'at'>

/** An export of twelve rows, whose pages come when the test says so. */
const begin = () => {
  const waiting: ((page: Page) => void)[] = []
  const failing: ((reason: unknown) => void)[] = []
  const saved = vi.fn()
  const dialog = createActor(
    createExportDialog<string>().provide({
      actors: {
        readPage: fromPromise<Page, TableView>(
          () =>
            new Promise<Page>((resolve, reject) => {
              waiting.push(resolve)
              failing.push(reject)
            }),
        ),
      },
      actions: { save: (_, { rows }) => saved(rows) },
    }),
  ).start()
  const stop = vi.fn(() => void dialog.stop())
  const tellEnded = vi.fn()
  const actor = {
    title: 'Cards',
    isUnderWay: () => {
      dialog.send({ type: 'LEAVE' })
      return selectIsExportLeft(dialog.getSnapshot())
    },
    standing: () => ({
      face: selectExportFace(dialog.getSnapshot()),
      read: dialog.getSnapshot().context.rows.length,
      rows: 12,
      code: dialog.getSnapshot().context.error?.code,
    }),
    send: (type: 'RETRY' | 'CLOSE') => dialog.send({ type }),
    subscribe: (changed: () => void) => void dialog.subscribe(changed),
    stop,
    tellEnded,
  }
  const run = () => {
    dialog.send({ type: 'OPEN', view: FIRST_VIEW, total: 12 })
    dialog.send({ type: 'EXPORT' })
  }
  return { actor, run, waiting, failing, saved, stop, tellEnded }
}
const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })
const LAST: Page = { rows: ['a', 'b'], page: { PageCount: 1, PageNumber: 1, Results: 2 } }

it('An export that is under way goes on when its page is left, and its file is saved', async () => {
  const exports = createExports()
  const { actor, run, waiting, saved } = begin()
  run()
  exports.leave(actor)
  expect(exports.list()).toMatchObject([{ title: 'Cards', face: 'reading', read: 0 }])
  waiting[0]?.(LAST)
  await settle()
  expect(saved).toHaveBeenCalledWith(['a', 'b'])
  expect(exports.list()).toMatchObject([{ face: 'done', read: 2 }])
  exports.list()[0]?.send('CLOSE')
  expect(exports.list()).toEqual([])
})

it('One that failed there says why, and goes on where it stopped', async () => {
  const exports = createExports()
  const { actor, run, waiting, failing, saved } = begin()
  run()
  exports.leave(actor)
  failing[0]?.({ code: 'FAILEDTOLOAD' })
  await settle()
  expect(exports.list()).toMatchObject([{ face: 'failed', code: 'FAILEDTOLOAD' }])
  exports.list()[0]?.send('RETRY')
  waiting[1]?.(LAST)
  await settle()
  expect(saved).toHaveBeenCalledTimes(1)
})

it('One that is cancelled is gone, and saves nothing', async () => {
  const exports = createExports()
  const { actor, run, waiting, saved, stop } = begin()
  run()
  exports.leave(actor)
  exports.list()[0]?.send('CLOSE')
  expect(exports.list()).toEqual([])
  expect(stop).toHaveBeenCalled()
  waiting[0]?.(LAST)
  await settle()
  expect(saved).not.toHaveBeenCalled()
})

it('A dialog that had nothing under way ends with its page', () => {
  const exports = createExports()
  const { actor, stop } = begin()
  exports.leave(actor)
  expect(exports.list()).toEqual([])
  expect(stop).toHaveBeenCalled()
})

it('For another person nothing goes on, which is said after what else the change closes', async () => {
  const exports = createExports()
  const { actor, run, waiting, saved, tellEnded } = begin()
  run()
  exports.leave(actor)
  exports.clear()
  expect(exports.list()).toEqual([])
  expect(tellEnded).not.toHaveBeenCalled()
  waiting[0]?.(LAST)
  await settle()
  expect(saved).not.toHaveBeenCalled()
  expect(tellEnded).toHaveBeenCalledTimes(1)
  exports.clear()
  await settle()
  expect(tellEnded).toHaveBeenCalledTimes(1)
})

it('One that failed cannot be tried again either; of one that is done there is nothing to say', async () => {
  const exports = createExports()
  const failed = begin()
  failed.run()
  exports.leave(failed.actor)
  failed.failing[0]?.({ code: 'FAILEDTOLOAD' })
  const done = begin()
  done.run()
  exports.leave(done.actor)
  done.waiting[0]?.(LAST)
  await settle()
  exports.clear()
  await settle()
  expect(failed.tellEnded).toHaveBeenCalledTimes(1)
  expect(done.tellEnded).not.toHaveBeenCalled()
})

it('A page that is left for another relation ends its export, and says so only where it was under way', async () => {
  const exports = createExports()
  const reading = begin()
  reading.run()
  const untouched = begin()
  for (const { actor } of [reading, untouched]) exports.endEarly(actor)
  await settle()
  expect(exports.list()).toEqual([])
  expect(reading.tellEnded).toHaveBeenCalledTimes(1)
  expect(untouched.tellEnded).not.toHaveBeenCalled()
  for (const { stop } of [reading, untouched]) expect(stop).toHaveBeenCalled()
})
