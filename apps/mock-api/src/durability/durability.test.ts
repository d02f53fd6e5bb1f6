import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorld } from '@portal/fixtures'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { createClock } from '../control/clock.ts'
import { createSessions, type Sessions } from '../control/sessions.ts'
import { SessionWorld } from '../world/sessionWorld.ts'
import { createStore } from '../world/store.ts'
import type { Write } from './dataFile.ts'
import { type OpenedKeeper, openKeeper } from './keeper.ts'

const now = '2026-11-20T17:30:00.000Z'
const began = Date.parse('2026-11-21T08:00:00Z')
const fresh = { seed: 7, size: 'small' as const, now, began }
const anyWorld = { seed: undefined, size: undefined, now: undefined }
const store = createStore(createWorld(fresh))
const folder = mkdtempSync(join(tmpdir(), 'mock-data-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
const newFile = (): string => join(folder, `${(files += 1)}.log`)

interface Opened {
  readonly keeper: OpenedKeeper
  readonly sessions: Sessions
}

const open = (file: string, write?: Write): Opened => {
  const keeper = openKeeper(file, anyWorld, fresh, write)
  const sessions = createSessions({
    createWorld: (changes) => new SessionWorld(store, changes),
    baseClock: createClock(Date.parse(now)),
    keeper,
  })
  return { keeper, sessions }
}

const operator = { roles: ['Operator'] as const, relationId: 'R00005' }
const NAMES = ['a', 'b'] as const

/** One write of some session. */
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

const perform = ({ sessions }: Opened, { name, what, text, number }: Act): void => {
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
    settings: () => world.changeSettings('CP000001', [{ Key: `K${number % 3}`, Value: text }]),
    banner: () => {
      world.banner = text
    },
    file: () => world.keepFile(Buffer.from(text)),
    drop: () => world.dropFile('F00001'),
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
    repeat: () => session.repeats.once(`key ${number % 3}`, 'body', () => ({ said: text })),
    reset: () => sessions.reset(name),
  }
  session.changes.atomically(doing[what])
}

/** All that can be seen of both sessions. */
const faceOf = ({ sessions }: Opened): string =>
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
        settings: [...world.settings('CP000001')],
        banner: world.banner,
        files: ['F00001', 'F00002', 'F00003'].map((id) => Buffer.from(world.file(id)).toString()),
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

const act = fc.record({
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

const closing = <T>(opened: Opened, look: (opened: Opened) => T): T => {
  try {
    return look(opened)
  } finally {
    opened.keeper.close()
  }
}

/** Plays acts into a new file; answers it with what was seen after each, and how long the file was then. */
const played = (acts: readonly Act[]) => {
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

const refusal = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    return String(error)
  }
  return ''
}

describe('What was written', () => {
  it('is there again after any sequence of writes', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const { file, faces } = played(acts)
        expect(closing(open(file), faceOf)).toBe(faces.at(-1)?.face)
      }),
      { numRuns: 40 },
    )
  })

  it('is there up to the last complete line wherever the file ends', () => {
    fc.assert(
      fc.property(
        fc.array(act, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (acts, at) => {
          const { file, faces } = played(acts)
          const first = faces[0]?.length ?? 0
          const cut = first + (at % (statSync(file).size - first + 1))
          truncateSync(file, cut)
          const last = faces.findLast(({ length }) => length <= cut)
          closing(open(file), (opened) => {
            expect(faceOf(opened)).toBe(last?.face)
            const isWhole = faces.some(({ length }) => length === cut)
            expect(opened.keeper.notices).toHaveLength(isWhole ? 0 : 1)
            // The next write starts a new line.
            opened.sessions.get('a').world().banner = 'after the cut'
          })
          const banner = closing(open(file), ({ sessions }) => sessions.get('a').world().banner)
          expect(banner).toBe('after the cut')
        },
      ),
      { numRuns: 60 },
    )
  })

  it('is refused and left as it is when the file ends within its first line', () => {
    const { file, faces } = played([])
    const whole = readFileSync(file)
    for (let cut = (faces[0]?.length ?? 0) - 1; cut > 0; cut -= 1) {
      writeFileSync(file, whole.subarray(0, cut))
      expect(refusal(() => open(file))).toContain('first line is not complete')
      expect(readFileSync(file)).toEqual(whole.subarray(0, cut))
    }
  })

  it('is refused with the line at fault when any byte of a complete line has changed', () => {
    fc.assert(
      fc.property(
        fc.array(act, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 255 }),
        (acts, at, flip) => {
          const { file } = played(acts)
          const bytes = readFileSync(file)
          const index = at % bytes.length
          bytes[index] = (bytes[index] ?? 0) ^ flip
          // Without its newline the last line would only be incomplete.
          const isEnd = index === bytes.length - 1
          if (isEnd) return
          writeFileSync(file, bytes)
          expect(refusal(() => open(file))).toMatch(/line \d+ is not as it was written/)
          expect(readFileSync(file)).toEqual(bytes)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('is refused when a line is lost, doubled or moved', () => {
    const acts = ['one', 'two', 'three'].map(
      (text) => ({ name: 'a', what: 'banner', text, number: 0 }) as const,
    )
    const { file } = played(acts)
    const [head = '', one = '', two = '', three = ''] = readFileSync(file, 'utf8').split('\n')
    for (const [lines, place] of [
      [[head, two, three], 2],
      [[head, one, one, two, three], 3],
      [[head, two, one, three], 2],
      [[one, two, three], 1],
    ] as const) {
      writeFileSync(file, lines.map((line) => `${line}\n`).join(''))
      expect(refusal(() => open(file))).toContain(`line ${place} is not as it was written`)
    }
  })
})

describe('A data file', () => {
  it('is kept from a second server while the first one runs', () => {
    const file = newFile()
    const first = open(file)
    expect(refusal(() => open(file))).toContain('open in this process')
    first.keeper.close()
    writeFileSync(`${file}.lock`, String(process.ppid))
    expect(refusal(() => open(file))).toContain(`in use by process ${process.ppid}`)
    // No process has this number: its owner was killed.
    writeFileSync(`${file}.lock`, '4194305')
    open(file).keeper.close()
  })

  it.each([
    [{ seed: 8 }, 'seed 7, not 8'],
    [{ size: 'medium' as const }, 'size small, not medium'],
    [{ now: '2026-11-20T17:31:00.000Z' }, `now ${now}, not 2026-11-20T17:31:00.000Z`],
  ])('of another world than %j is refused and left as it is', (other, sentence) => {
    const { file } = played([])
    writeFileSync(file, `${readFileSync(file, 'utf8')}half a li`)
    const before = readFileSync(file)
    expect(refusal(() => openKeeper(file, { ...anyWorld, ...other }, fresh))).toContain(sentence)
    expect(readFileSync(file)).toEqual(before)
  })

  it('that is something else is not written over', () => {
    const file = newFile()
    writeFileSync(file, 'a letter without an end')
    expect(refusal(() => open(file))).toContain('no data file of the mock')
    writeFileSync(file, 'a letter\nof two lines\n')
    expect(refusal(() => open(file))).toContain('line 1 is not as it was written')
    expect(readFileSync(file, 'utf8')).toBe('a letter\nof two lines\n')
    expect(refusal(() => open(join(folder, 'nowhere', 'data.log')))).toContain('There is no folder')
    expect(refusal(() => open(folder))).toContain('cannot be used')
  })

  it('drops outdated lines when it is opened again, and reads the same', () => {
    const acts = Array.from(
      { length: 400 },
      (_, number) => ({ name: 'a', what: 'banner', text: `${number}`, number }) as const,
    )
    const { file, faces } = played(acts)
    const before = statSync(file).size
    expect(closing(open(file), faceOf)).toBe(faces.at(-1)?.face)
    expect(statSync(file).size).toBeLessThan(before / 100)
    expect(closing(open(file), faceOf)).toBe(faces.at(-1)?.face)
  })

  it('keeps sessions that wrote something, however long they are idle', () => {
    const file = newFile()
    let real = began
    const keeper = openKeeper(file, anyWorld, fresh)
    const sessions = createSessions({
      createWorld: (changes) => new SessionWorld(store, changes),
      baseClock: createClock(0, () => real),
      realNow: () => real,
      keeper,
    })
    sessions.get('writer').world().banner = 'kept'
    sessions.get('reader').world()
    real += 31 * 60_000
    sessions.get('new')
    expect(sessions.count()).toBe(2)
    expect(sessions.get('writer').world().banner).toBe('kept')
    keeper.close()
  })
})

describe('A disk that is full', () => {
  /** Takes so many bytes, then none. */
  const fullAfter = (bytes: number): { readonly write: Write; readonly empty: () => void } => {
    let left = bytes
    return {
      write: (file, chunk) => {
        if (left === 0)
          throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
        const written = writeSync(file, chunk.subarray(0, left))
        left -= written
        return written
      },
      empty: () => {
        left = Number.POSITIVE_INFINITY
      },
    }
  }

  it('leaves nothing half written, in memory or in the file, wherever it ends', () => {
    fc.assert(
      fc.property(
        fc.array(act, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 1_500 }),
        (acts, room) => {
          const file = newFile()
          const disk = fullAfter(room)
          const last = closing(open(file, disk.write), (opened) => {
            for (const each of acts) {
              const [before, length] = [faceOf(opened), statSync(file).size]
              const said = refusal(() => perform(opened, each))
              if (said === '') continue
              expect(said).toContain('no space left on device')
              expect(faceOf(opened)).toBe(before)
              expect(statSync(file).size).toBe(length)
            }
            copyFileSync(file, `${file}.full`)
            expect(closing(open(`${file}.full`), faceOf)).toBe(faceOf(opened))
            // Room again: it goes on without a restart.
            disk.empty()
            opened.sessions.get('b').world().banner = 'room again'
            return faceOf(opened)
          })
          expect(closing(open(file), faceOf)).toBe(last)
        },
      ),
      { numRuns: 40 },
    )
  })
})
