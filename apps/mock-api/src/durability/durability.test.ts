import { copyFileSync, readFileSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { AlarmRule } from '@portal/schemas/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  act,
  anyWorld,
  began,
  closing,
  faceOf,
  folder,
  fresh,
  newFile,
  now,
  open,
  operator,
  perform,
  played,
  refusal,
  store,
} from '../../test/testWrites.ts'
import { createClock } from '../control/clock.ts'
import { createSessions } from '../control/sessions.ts'
import { SessionWorld } from '../world/sessionWorld.ts'
import type { Write } from './dataFile.ts'
import { openKeeper } from './keeper.ts'

describe('The written data', () => {
  it('is restored after any sequence of writes', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const { file, faces } = played(acts)
        expect(closing(open(file), faceOf)).toBe(faces.at(-1)?.face)
      }),
      { numRuns: 40 },
    )
  })

  it('is restored up to the last complete line, wherever the file ends', () => {
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

  it('is rejected and left unchanged if the file ends within its first line', () => {
    const { file, faces } = played([])
    const whole = readFileSync(file)
    for (let cut = (faces[0]?.length ?? 0) - 1; cut > 0; cut -= 1) {
      writeFileSync(file, whole.subarray(0, cut))
      expect(refusal(() => open(file))).toContain('first line is incomplete')
      expect(readFileSync(file)).toEqual(whole.subarray(0, cut))
    }
  })

  it('is rejected with the number of the line if any byte of a complete line has changed', () => {
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
          // Without its newline, the last line is only incomplete.
          const isEnd = index === bytes.length - 1
          if (isEnd) return
          writeFileSync(file, bytes)
          expect(refusal(() => open(file))).toMatch(/line \d+ does not match its checksum/)
          expect(readFileSync(file)).toEqual(bytes)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('is rejected if a line is lost, duplicated or moved', () => {
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
      expect(refusal(() => open(file))).toContain(`line ${place} does not match its checksum`)
    }
  })
})

describe('A data file', () => {
  it('stays locked while a server uses it', () => {
    const file = newFile()
    const first = open(file)
    expect(refusal(() => open(file))).toContain('open in this process')
    first.keeper.close()
    writeFileSync(`${file}.lock`, String(process.ppid))
    expect(refusal(() => open(file))).toContain(`in use by process ${process.ppid}`)
    // No process has this id, so the owner of the lock counts as killed.
    writeFileSync(`${file}.lock`, '4194305')
    open(file).keeper.close()
  })

  it.each([
    [{ seed: 8 }, 'seed 7, not 8'],
    [{ size: 'medium' as const }, 'size small, not medium'],
    [{ now: '2026-11-20T17:31:00.000Z' }, `now ${now}, not 2026-11-20T17:31:00.000Z`],
  ])('is rejected and left unchanged if another world is requested: %j', (other, sentence) => {
    const { file } = played([])
    writeFileSync(file, `${readFileSync(file, 'utf8')}half a li`)
    const before = readFileSync(file)
    expect(refusal(() => openKeeper(file, { ...anyWorld, ...other }, fresh))).toContain(sentence)
    expect(readFileSync(file)).toEqual(before)
  })

  it('is not overwritten if it has another format', () => {
    const file = newFile()
    writeFileSync(file, 'a letter without an end')
    expect(refusal(() => open(file))).toContain('not a data file of the mock')
    writeFileSync(file, 'a letter\nof two lines\n')
    expect(refusal(() => open(file))).toContain('line 1 does not match its checksum')
    expect(readFileSync(file, 'utf8')).toBe('a letter\nof two lines\n')
    expect(refusal(() => open(join(folder, 'nowhere', 'data.log')))).toContain('There is no folder')
    expect(refusal(() => open(folder))).toContain('cannot be used')
  })

  it('defaults the delay of alarm rules stored by older versions to 0', () => {
    const file = newFile()
    const { DelayMinutes: _, ...older } = [...store.records.alarmrule.values()][0] as AlarmRule
    const rule = older as AlarmRule
    const at = Date.parse(now)
    closing(open(file), ({ sessions }) => {
      const world = sessions.get('a').world()
      world.write('alarmrule', rule, at)
      world.intervene({ kind: 'alarmRules', at, rules: [rule] })
    })
    const read = closing(open(file), ({ sessions }) =>
      sessions.get('a').world().as(operator).one('alarmrule', rule.Id),
    )
    expect(read).toMatchObject({ Event: rule.Event, ModifiedOn: now, DelayMinutes: 0 })
  })

  it('drops obsolete lines when it is reopened, and keeps its content', () => {
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

  it('keeps sessions with writes, no matter how long they are idle', () => {
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

describe('A full disk', () => {
  /** Returns a disk that accepts this many bytes, then none. */
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

  it('leaves no partial write in memory or in the file, wherever it fills up', () => {
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
              const refused = refusal(() => perform(opened, each))
              if (refused === '') continue
              expect(refused).toContain('no space left on device')
              expect(faceOf(opened)).toBe(before)
              expect(statSync(file).size).toBe(length)
            }
            copyFileSync(file, `${file}.full`)
            expect(closing(open(`${file}.full`), faceOf)).toBe(faceOf(opened))
            // With free space again, the server continues without a restart.
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
