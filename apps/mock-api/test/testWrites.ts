import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorld } from '@portal/fixtures'
import fc from 'fast-check'
import { afterAll } from 'vitest'
import { createClock } from '../src/control/clock.ts'
import { createSessions, type Sessions } from '../src/control/sessions.ts'
import type { Write } from '../src/durability/dataFile.ts'
import { type OpenedKeeper, openKeeper } from '../src/durability/keeper.ts'
import { SessionWorld } from '../src/world/sessionWorld.ts'
import { createStore } from '../src/world/store.ts'

export const now = '2026-11-20T17:30:00.000Z'
export const began = Date.parse('2026-11-21T08:00:00Z')
export const fresh = { seed: 7, size: 'small' as const, now, began }
export const anyWorld = { seed: undefined, size: undefined, now: undefined }
export const store = createStore(createWorld(fresh))
export const folder = mkdtempSync(join(tmpdir(), 'mock-data-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
export const newFile = (): string => join(folder, `${(files += 1)}.log`)

interface Opened {
  readonly keeper: OpenedKeeper
  readonly sessions: Sessions
}

export const open = (file: string, write?: Write): Opened => {
  const keeper = openKeeper(file, anyWorld, fresh, write)
  const sessions = createSessions({
    createWorld: (changes) => new SessionWorld(store, changes),
    baseClock: createClock(Date.parse(now)),
    keeper,
  })
  return { keeper, sessions }
}

export const operator = { roles: ['Operator'] as const, relationId: 'R00005' }
const NAMES = ['a', 'b'] as const

interface Act {
  readonly name: (typeof NAMES)[number]
  readonly what:
    | 'rename'
    | 'make'
    | 'remove'
    | 'message'
    | 'settings'
    | 'banner'
    | 'file'
    | 'drop'
    | 'password'
    | 'account'
    | 'start'
    | 'clock'
    | 'repeat'
    | 'reset'
  readonly text: string
  readonly number: number
}

const outlets = [...store.outlets.values()].slice(0, 2)
const lists = [...store.records.whitelist.values()]

export const perform = ({ sessions }: Opened, { name, what, text, number }: Act): void => {
  const session = sessions.get(name)
  const world = session.world()
  const at = Date.parse(now) + number
  const translation = [...store.records.translation.values()][number % 5]
  const outlet = outlets[number % outlets.length]
  if (!translation || !outlet) throw new Error('An empty world')
  const doing: Readonly<Record<Act['what'], () => unknown>> = {
    rename: () => world.write('translation', { ...translation, Description: text }, at),
    make: () => world.write('translation', { ...translation, Id: world.newId('translation'), Key: text }, at),
    remove: () => world.remove('whitelist', lists[number % lists.length]?.Id ?? ''),
    message: () =>
      world.addMessage({ ChargePointId: 'CP000001', Action: text, Status: 'PENDING', SentOn: now }),
    settings: () => world.changeSettings('CP000001', [{ Key: `K${number % 3}`, Value: text }], at),
    banner: () => {
      world.banner = text
    },
    file: () => world.files.add(Buffer.from(text)),
    drop: () => world.files.remove('F00001'),
    password: () => session.passwords.change('driver', text),
    account: () =>
      number % 2 === 0
        ? world.forgetAccount('newcomer')
        : world.setUpAccount('newcomer', { roles: ['User'], contactId: text, relationId: 'R1' }),
    start: () => {
      const card = { id: `T-${number}`, number: 'BE-BCA-000000-0' }
      world.intervene({
        kind: 'start',
        connectorId: outlet.connectorId,
        card,
        at: Math.ceil(at / 1_000) * 1_000,
      })
    },
    clock: () => {
      const before = session.clock.face()
      const face = { business: at, real: began, paused: true }
      session.changes.make({ kind: 'clock', face }, () => {
        session.clock.turn(face)
        return () => session.clock.turn(before)
      })
    },
    repeat: () => session.repeats.once(`key ${number % 3}`, 'body', () => ({ text })),
    reset: () => sessions.reset(name),
  }
  session.changes.atomically(doing[what])
}

/** Returns the visible state of both sessions as text. */
export const faceOf = ({ sessions }: Opened): string =>
  JSON.stringify(
    NAMES.map((name) => {
      const session = sessions.get(name)
      const world = session.world()
      const view = world.as(operator)
      return {
        translations: view.all('translation'),
        lists: view.all('whitelist').map(({ Id }) => Id),
        next: world.newId('translation'),
        messages: [1, 2, 3].map((number) => world.message(`M0000${number}`)),
        settings: [...world.settings('CP000001', Number.POSITIVE_INFINITY)],
        banner: world.banner,
        files: ['F00001', 'F00002', 'F00003'].map((id) => Buffer.from(world.files.read(id)).toString()),
        account: world.account('newcomer'),
        isOld: session.passwords.isRight('driver', 'a'),
        later: outlets.flatMap(({ connectorId, chargepointId }) =>
          view
            .sessions(Date.parse(now) + 7_200_000, chargepointId)
            .filter((each) => each.ConnectorId === connectorId)
            .slice(0, 9),
        ),
        clock: session.clock.isPaused() ? session.clock.now() : 'ticks',
        repeats: [0, 1, 2].map((number) => {
          try {
            return session.repeats.once(`key ${number}`, 'body', () => {
              throw new RangeError('new')
            })
          } catch {
            return 'new'
          }
        }),
      }
    }),
  )

export const act = fc.record({
  name: fc.constantFrom(...NAMES),
  what: fc.oneof(
    {
      weight: 13,
      arbitrary: fc.constantFrom(
        'rename',
        'make',
        'remove',
        'message',
        'settings',
        'banner',
        'file',
        'drop',
        'password',
        'account',
        'start',
        'clock',
        'repeat',
      ),
    },
    { weight: 1, arbitrary: fc.constant('reset') },
  ),
  text: fc.string({ unit: 'grapheme', maxLength: 12 }),
  number: fc.integer({ min: 0, max: 3_600_000 }),
}) as ReturnType<typeof fc.record<Act>>

export const closing = <T>(opened: Opened, look: (opened: Opened) => T): T => {
  try {
    return look(opened)
  } finally {
    opened.keeper.close()
  }
}

/**
 * Performs acts on a new file. Returns the file, with the visible state of the sessions and the length of the file
 * before the first act and after each one.
 */
export const played = (acts: readonly Act[]) => {
  const file = newFile()
  const faces = closing(open(file), (opened) => {
    const seen = [{ face: faceOf(opened), length: statSync(file).size }]
    for (const each of acts) {
      perform(opened, each)
      seen.push({ face: faceOf(opened), length: statSync(file).size })
    }
    return seen
  })
  return { file, faces }
}

export const refusal = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    return String(error)
  }
  return ''
}
