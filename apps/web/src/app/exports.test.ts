import {
  createExportDialog,
  FIRST_VIEW,
  selectExportViewState,
  selectRowsRead,
  type TablePage,
  type TableView,
} from '@portal/machines'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { createExports } from './exports.ts'
import { rootMachine, selectExports } from './root.ts'

type Page = Omit<TablePage<unknown>, 'at'>

const LAST: Page = { rows: ['a', 'b'], page: { PageCount: 1, PageNumber: 1, Results: 2 } }
const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

/** Creates exports. `begin` starts one and returns `run`, which requests its twelve rows. */
const open = () => {
  const root = createActor(
    rootMachine.provide({
      actors: { portal: createIdle(), impersonation: createIdle() } as object,
    }),
    { input: { portal: undefined, impersonation: undefined } as never },
  ).start()
  const tellEnded = vi.fn<(title: string) => void>()
  const exports = createExports(root, ({ title }) => tellEnded(title))
  const begin = (title = 'Cards') => {
    const waiting: ((page: Page) => void)[] = []
    const failing: ((reason: unknown) => void)[] = []
    const saved = vi.fn<(rows: readonly unknown[]) => void>()
    const machine = createExportDialog<unknown>().provide({
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
    })
    const started = exports.start(machine, { title, person: 'RC1' })
    const dialog = exports.dialogOf(started)
    const run = () => {
      dialog.send({ type: 'OPEN', view: FIRST_VIEW, total: 12 })
      dialog.send({ type: 'EXPORT' })
    }
    const viewState = () => selectExportViewState(dialog.getSnapshot())
    return { started, dialog, run, viewState, waiting, failing, saved }
  }
  return { exports, begin, tellEnded, left: () => selectExports(root.getSnapshot()) }
}
const createIdle = () => fromPromise(() => new Promise(() => {}))

describe('createExports', () => {
  it('continues an export after its page is left, and saves the file', async () => {
    const { exports, begin, left } = open()
    const { started, dialog, run, viewState, waiting, saved } = begin()
    run()
    expect(left()).toEqual([])
    exports.runInBackground(started)
    expect(left()).toEqual([started])
    expect(viewState()).toBe('reading')
    waiting[0]?.(LAST)
    await settle()
    expect(saved).toHaveBeenCalledWith(['a', 'b'])
    expect(viewState()).toBe('done')
    expect(selectRowsRead(dialog.getSnapshot())).toBe(2)
    exports.stop(started)
    expect(left()).toEqual([])
  })

  it('keeps a failed export with its error, and saves the file after a retry', async () => {
    const { exports, begin, left } = open()
    const { started, dialog, run, viewState, waiting, failing, saved } = begin()
    run()
    exports.runInBackground(started)
    failing[0]?.({ code: 'FAILEDTOLOAD' })
    await settle()
    expect(viewState()).toBe('failed')
    expect(dialog.getSnapshot().context.error?.code).toBe('FAILEDTOLOAD')
    expect(left()).toEqual([started])
    dialog.send({ type: 'RETRY' })
    waiting[1]?.(LAST)
    await settle()
    expect(saved).toHaveBeenCalledTimes(1)
  })

  it('saves nothing after an export is cancelled', async () => {
    const { exports, begin, left } = open()
    const { started, dialog, run, waiting, saved } = begin()
    run()
    exports.runInBackground(started)
    exports.stop(started)
    expect(left()).toEqual([])
    expect(dialog.getSnapshot().status).toBe('stopped')
    waiting[0]?.(LAST)
    await settle()
    expect(saved).not.toHaveBeenCalled()
  })

  it('ends an idle dialog when its page is left', () => {
    const { exports, begin, left } = open()
    const { started, dialog } = begin()
    exports.runInBackground(started)
    expect(left()).toEqual([])
    expect(dialog.getSnapshot().status).toBe('stopped')
  })

  it('ends all exports when the user changes, and reports them after the notifications are closed', async () => {
    const { exports, begin, left, tellEnded } = open()
    const { started, run, waiting, saved } = begin()
    run()
    exports.runInBackground(started)
    exports.stopAll()
    expect(left()).toEqual([])
    expect(tellEnded).not.toHaveBeenCalled()
    waiting[0]?.(LAST)
    await settle()
    expect(saved).not.toHaveBeenCalled()
    expect(tellEnded).toHaveBeenCalledTimes(1)
    exports.stopAll()
    await settle()
    expect(tellEnded).toHaveBeenCalledTimes(1)
  })

  it('reports a failed export when the user changes, but not a finished one', async () => {
    const { exports, begin, tellEnded } = open()
    const failed = begin('Failed')
    failed.run()
    exports.runInBackground(failed.started)
    failed.failing[0]?.({ code: 'FAILEDTOLOAD' })
    const done = begin('Done')
    done.run()
    exports.runInBackground(done.started)
    done.waiting[0]?.(LAST)
    await settle()
    exports.stopAll()
    await settle()
    expect(tellEnded.mock.calls).toEqual([['Failed']])
  })

  it('ends exports early when the relation changes, and reports a running one but not an idle one', async () => {
    const { exports, begin, left, tellEnded } = open()
    const reading = begin('Reading')
    reading.run()
    const untouched = begin('Untouched')
    for (const { started } of [reading, untouched]) exports.stopEarly(started)
    await settle()
    expect(left()).toEqual([])
    expect(tellEnded.mock.calls).toEqual([['Reading']])
    for (const { dialog } of [reading, untouched]) expect(dialog.getSnapshot().status).toBe('stopped')
  })
})
