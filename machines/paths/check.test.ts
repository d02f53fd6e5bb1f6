import { describe, expect, test } from 'vitest'
import { and, assign, fromPromise, not, or, setup } from 'xstate'
import { check, cover, defineModel, type Finding, type Model } from './index.ts'
import { BARE } from './testing/bare.ts'
import { doorModel } from './testing/door.ts'
import { wizardModel } from './testing/wizard.ts'

const door = doorModel as unknown as Model
const summary = (findings: readonly Finding[]) =>
  findings.map(({ check: kind, about }) => `${kind}: ${about}`)

describe('check', () => {
  test('reports an action that makes no difference anywhere', async () => {
    const machine = setup({
      types: { context: {} as { isOpen: boolean }, events: {} as { type: 'OPEN' } | { type: 'CLOSE' } },
      actions: { note: assign({ isOpen: true }), forget: assign({ isOpen: false }) },
    }).createMachine({
      id: 'lid',
      context: { isOpen: false },
      initial: 'closed',
      states: {
        closed: { entry: 'forget', on: { OPEN: { target: 'open', actions: 'note' } } },
        open: { on: { CLOSE: { target: 'closed', actions: 'forget' } } },
      },
    })
    const lid = defineModel(machine, {
      ...BARE,
      inputs: [undefined],
      events: [{ type: 'OPEN' }, { type: 'CLOSE' }],
      key: ({ context }) => ({ ...context }),
      limit: 5,
    }) as unknown as Model
    // Both have the same effect, so either can be removed.
    expect(summary(await check(lid, { tries: 50 }))).toEqual([
      'idle action: open: CLOSE → closed: forget',
      'idle action: closed: entry: forget',
    ])
  })

  test('reports a guard that no transition uses', async () => {
    const machine = setup({
      types: { events: {} as { type: 'OPEN' } | { type: 'CLOSE' } },
      guards: {
        isFree: () => true,
        isOld: () => false,
        isWhole: () => true,
        isKnown: and(['isWhole', not('isOld')]),
        isForgotten: () => true,
      },
    }).createMachine({
      id: 'lid',
      initial: 'closed',
      states: {
        closed: { on: { OPEN: { guard: 'isKnown', target: 'open' } } },
        open: { on: { CLOSE: { guard: or(['isFree', 'isOld']), target: 'closed' } } },
      },
    })
    const lid = defineModel(machine, {
      ...BARE,
      inputs: [undefined],
      events: [{ type: 'OPEN' }, { type: 'CLOSE' }],
      key: () => ({}),
      limit: 5,
    }) as unknown as Model
    expect(summary(await check(lid, { only: ['unused guard'] }))).toEqual(['unused guard: isForgotten'])
  })

  test('reports nothing for a sound door', async () => {
    expect(await check(door)).toEqual([])
  })

  test('reports an incomplete key with two paths that diverge after it', async () => {
    const unsound = { ...door, key: () => ({}) }
    const [finding] = await check(unsound, { only: ['unsound key'] })
    expect(finding?.text).toContain('two paths to {"state":"closed"} behave differently')
    expect(finding?.text).toMatch(/after start: closed: LOCK .*\n {2}after start, LOCK: nothing/)
  })

  test('reports that the stack of the wizard is an incomplete key, because earlier answers determine later steps', async () => {
    const model = wizardModel as unknown as Model
    const stackOnly = {
      ...model,
      key: ({ context }: { context: { stack: string[] } }) => ({ stack: context.stack }),
    }
    const [finding] = await check(stackOnly, { only: ['unsound key'], seed: 2 })
    expect(finding?.text).toContain('isInstalled')
  })

  test('reports two guards that hold simultaneously, but not an unguarded last transition', async () => {
    const both = setup({
      types: { events: {} as { type: 'GO'; size: number } },
      guards: { isBig: ({ event }) => event.size > 5, isHuge: ({ event }) => event.size > 50 },
    }).createMachine({
      id: 'both',
      initial: 'start',
      states: {
        start: {
          on: {
            GO: [{ guard: 'isBig', target: 'big' }, { guard: 'isHuge', target: 'huge' }, { target: 'small' }],
          },
        },
        big: { on: { GO: 'start' } },
        huge: { on: { GO: 'start' } },
        small: { on: { GO: 'start' } },
      },
    })
    const model = defineModel(both, {
      ...BARE,
      inputs: [undefined],
      events: [1, 10, 100].map((size) => ({ type: 'GO', size }) as const),
      key: () => ({}),
      limit: 10,
    }) as unknown as Model
    const overlap = 'start: GO [isBig] → big | start: GO [isHuge] → huge'
    expect(summary(await check(model))).toEqual([
      'never taken: start: GO [isHuge] → huge',
      'never taken: huge: GO → start',
      'unreachable state: huge',
      `overlapping guards: ${overlap}`,
    ])
    const unreachable = {
      'start: GO [isHuge] → huge': 'Too big',
      'huge: GO → start': 'Too big',
      huge: 'Too big',
    }
    expect(await check({ ...model, unreachable, accepted: { [overlap]: 'Big is enough' } })).toEqual([])
  })

  test('reports overlapping guards of `always` within a step', async () => {
    const sorting = setup({
      types: { context: {} as { size: number }, events: {} as { type: 'GO' } },
      guards: { isBig: ({ context }) => context.size > 5, isHuge: ({ context }) => context.size > 50 },
      actions: { grow: assign({ size: 100 }) },
    }).createMachine({
      id: 'sorting',
      context: { size: 1 },
      initial: 'small',
      states: {
        small: { on: { GO: { target: 'sorting', actions: 'grow' } } },
        sorting: {
          always: [
            { guard: 'isHuge', target: 'huge' },
            { guard: 'isBig', target: 'small' },
          ],
        },
        huge: { on: { GO: 'small' } },
      },
    })
    const model = defineModel(sorting, {
      ...BARE,
      inputs: [undefined],
      events: [{ type: 'GO' }],
      key: ({ context }) => ({ ...context }),
      limit: 10,
    })
    expect(summary(await check(model as unknown as Model))).toContain(
      'overlapping guards: sorting: always [isHuge] → huge | sorting: always [isBig] → small',
    )
  })

  test('reports an unhandled invoke error, an unnamed delay, an unnamed invoke and a dead end', async () => {
    const careless = setup({
      types: { events: {} as { type: 'GO' } },
      actors: { ask: fromPromise<void>(() => Promise.reject(new Error('ask is not provided'))) },
    }).createMachine({
      id: 'careless',
      initial: 'asking',
      states: {
        asking: { invoke: { id: 'ask', src: 'ask', onDone: 'asked' }, after: { 5000: 'asked' } },
        asked: { invoke: { src: 'ask', onDone: 'asked' } },
      },
    })
    const model = defineModel(careless, {
      ...BARE,
      inputs: [undefined],
      events: [{ type: 'xstate.done.actor.ask', output: null }],
      key: () => ({}),
      limit: 10,
    }) as unknown as Model
    const found = summary(await check(model, { only: ['no error way out', 'nameless', 'no way out'] }))
    expect(found).toEqual([
      'no error way out: asking: ask',
      expect.stringContaining('nameless: asked: '),
      'nameless: asking: after 5000',
      'no way out: asked',
    ])
  })

  test('reports a reason that no longer applies', async () => {
    const unreachable = { open: 'No one has a key', cellar: 'There is none' }
    const accepted = { attic: 'It is far away' }
    expect(summary(await check({ ...door, unreachable, accepted }))).toEqual([
      'untrue reason: open',
      'untrue reason: cellar',
      'untrue reason: attic',
    ])
  })

  describe('for a guard that refuses on no path', () => {
    const LAST = 900
    /** Counts up to a limit that only long paths reach; LIGHT is refused there. */
    const lamp = setup({
      types: { context: {} as { count: number }, events: {} as { type: 'COUNT' } | { type: 'LIGHT' } },
      guards: {
        isBelow: ({ context }) => context.count < LAST,
        isEarly: ({ context }) => context.count < LAST - 1,
        isAny: ({ context }) => context.count >= 0,
      },
      actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
    }).createMachine({
      id: 'lamp',
      context: { count: 0 },
      initial: 'dark',
      states: {
        dark: {
          on: {
            COUNT: { guard: 'isBelow', actions: 'count' },
            LIGHT: { guard: { type: 'isEarly' }, target: 'lit' },
          },
        },
        lit: { on: { LIGHT: { guard: 'isAny', target: 'dark' } } },
      },
    })
    const model = defineModel(lamp, {
      ...BARE,
      inputs: [undefined],
      events: [{ type: 'COUNT' }, { type: 'LIGHT' }],
      key: ({ context }) => ({ ...context }),
      limit: 2_000,
    }) as unknown as Model
    const only = ['unshown guard'] as const
    const covering = cover(model, { goal: 'transitions' }).paths

    test('reports a search that ended too early', async () => {
      const findings = await check(model, { only, paths: covering })
      expect(summary(findings)).toEqual([
        'unshown guard: dark: COUNT [isBelow]: the guard',
        'unshown guard: dark: LIGHT [isEarly] → lit: the guard',
        'unshown guard: lit: LIGHT [isAny] → dark: the guard',
      ])
      for (const { text } of findings) expect(text).toMatch(/the search ended after 60\d of 1800 states$/)
    })

    test('reports, after a longer search, the missing paths and the guard that never refuses', async () => {
      const patience = { mostTries: 5_000, mostInVain: 5_000 }
      const findings = await check(model, { only, paths: covering, patience })
      expect(findings.at(-1)).toEqual({
        check: 'unshown guard',
        about: 'lit: LIGHT [isAny] → dark: the guard',
        text: 'no path shows that it refuses: without it, the expectations stay the same in all 1800 states',
      })
      expect(findings[0]?.text).toContain('the committed paths lack one in which a guard refuses')
    })

    test('accepts a finding with a reason, and does not call the reason untrue when guards are not checked', async () => {
      const accepted = Object.fromEntries(
        ['dark: COUNT [isBelow]', 'dark: LIGHT [isEarly] → lit', 'lit: LIGHT [isAny] → dark'].map((name) => [
          `${name}: the guard`,
          'It comes late',
        ]),
      )
      expect(await check({ ...model, accepted }, { only, paths: covering })).toEqual([])
      expect(await check({ ...model, accepted }, { only: ['untrue reason'] })).toEqual([])
    })
  })

  test('reports a broken law with the path to it', async () => {
    const laws = {
      'LOCK and then UNLOCK changes nothing': (
        snapshot: { value: unknown },
        trial: { after: (...events: { type: string }[]) => { value: unknown } | undefined },
      ) => (trial.after({ type: 'LOCK' }, { type: 'UNLOCK' }) ?? snapshot).value === snapshot.value,
      'who rings is let in': (snapshot: { value: unknown }) => snapshot.value !== 'ringing',
    }
    const [finding, ...others] = await check({ ...door, laws })
    expect(others).toEqual([])
    expect(finding).toMatchObject({ check: 'broken law', about: 'who rings is let in' })
    expect(finding?.text).toContain('1 Ring the bell')
  })

  test('reports laws and interrupts without effect, and missing reasons for having none', async () => {
    const only = ['idle law', 'idle interrupt', 'nothing said'] as const
    const laws = {
      'who closes it twice has closed it': (
        _: unknown,
        { after }: { after: (...events: { type: string }[]) => unknown },
      ) => after({ type: 'CLOSE' }, { type: 'CLOSE' }) === undefined,
    }
    const interrupts = {
      'the cat comes': [{ type: 'MEOW' }],
      'a draught': [{ type: 'OPEN' }, { type: 'CLOSE' }],
    }
    expect(summary(await check({ ...door, laws, interrupts }, { only }))).toEqual([
      'idle law: who closes it twice has closed it',
      'idle interrupt: the cat comes',
    ])
    expect(summary(await check({ ...door, without: {} }, { only }))).toEqual([
      'nothing said: laws',
      'nothing said: interrupts',
    ])
  })
})
