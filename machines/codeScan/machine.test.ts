import { settle } from '@portal/paths'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { codeScanMachine, SCAN_ASK_TIMEOUT_MS, SCAN_TIMEOUT_MS, selectScanViewState } from './machine.ts'

const forEver = () => new Promise<never>(() => {})

const open = (openCamera: () => Promise<unknown>, readCode: () => Promise<string> = forEver) => {
  const clock = new SimulatedClock()
  const counted = { started: 0, stopped: 0 }
  const actor = createActor(
    codeScanMachine.provide({
      actors: {
        openCamera: fromPromise(() => {
          counted.started += 1
          return openCamera()
        }),
        readCode: fromPromise(readCode),
      },
      actions: {
        stopCamera: () => {
          counted.stopped += 1
        },
      },
    }),
    { clock },
  ).start()
  return { actor, clock, counted, viewState: () => selectScanViewState(actor.getSnapshot()) }
}

describe('the code scanner', () => {
  it('never requests the camera before the person presses the button', () => {
    const { actor, counted, viewState } = open(forEver)
    expect(counted.started).toBe(0)
    expect(viewState()).toBeUndefined()
    actor.send({ type: 'OPEN' })
    expect(counted.started).toBe(1)
    expect(viewState()).toBe('requestingPermission')
  })

  it('switches the camera off and shows the code when one is found', async () => {
    const { actor, counted, viewState } = open(
      async () => undefined,
      async () => 'STOCK-0007',
    )
    actor.send({ type: 'OPEN' })
    await settle()
    expect(viewState()).toBe('found')
    expect(actor.getSnapshot().context.code).toBe('STOCK-0007')
    expect(counted.stopped).toBe(1)
    actor.send({ type: 'CLOSE' })
    expect(actor.getSnapshot().context.code).toBeUndefined()
  })

  it.each([
    ['refused', 'refused'],
    ['missing', 'missing'],
    ['unavailable', 'unavailable'],
    ['anything else', 'unavailable'],
  ])('reports the camera problem “%s” as %s and allows another attempt', async (problem, expected) => {
    const { actor, counted, viewState } = open(() => Promise.reject({ problem }))
    actor.send({ type: 'OPEN' })
    await settle()
    expect(viewState()).toBe(expected)
    actor.send({ type: 'OPEN' })
    expect(counted.started).toBe(2)
  })

  it('switches the camera off when the dialog closes, even while the permission prompt is open', async () => {
    const asking = open(forEver)
    asking.actor.send({ type: 'OPEN' })
    asking.actor.send({ type: 'CLOSE' })
    expect(asking.counted.stopped).toBe(1)

    const scanning = open(async () => undefined)
    scanning.actor.send({ type: 'OPEN' })
    await settle()
    expect(scanning.viewState()).toBe('scanning')
    scanning.actor.send({ type: 'CLOSE' })
    expect(scanning.counted.stopped).toBe(1)
  })

  it('switches the camera off when it is disconnected or finds no code for a minute', async () => {
    const taken = open(
      async () => undefined,
      () => Promise.reject({ problem: 'unavailable' }),
    )
    taken.actor.send({ type: 'OPEN' })
    await settle()
    expect(taken.viewState()).toBe('stopped')
    expect(taken.counted.stopped).toBe(1)

    const idle = open(async () => undefined)
    idle.actor.send({ type: 'OPEN' })
    await settle()
    idle.clock.increment(SCAN_TIMEOUT_MS - 1)
    expect(idle.viewState()).toBe('scanning')
    idle.clock.increment(1)
    expect(idle.viewState()).toBe('stopped')
    expect(idle.counted.stopped).toBe(1)
  })

  it('times out when the permission prompt is not answered', () => {
    const { actor, clock, counted, viewState } = open(forEver)
    actor.send({ type: 'OPEN' })
    clock.increment(SCAN_ASK_TIMEOUT_MS)
    expect(viewState()).toBe('unavailable')
    expect(counted.stopped).toBe(1)
  })
})
