import { ERRORS, INVALID_TOKEN_MESSAGE, isSuccess, PERSISTENT_TIMEOUT } from '@portal/schemas'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { LEAVING_MS, selectNotificationViewState } from '../notification/machine.ts'
import {
  MAX_ON_PHONE,
  MAX_ON_SCREEN,
  type NotificationRequest,
  type NotificationsInput,
  notificationsMachine,
  type Outcome,
  selectIsExpanded,
  selectNotificationRef,
  selectOlderCount,
  selectOnScreen,
} from './machine.ts'

const open = (input?: NotificationsInput) => {
  const clock = new SimulatedClock()
  const actor = createActor(notificationsMachine, { clock, input }).start()
  const now = () => actor.getSnapshot()
  return {
    /** Advances time in small steps, so that timers started during the interval also fire. */
    pass: (ms: number) => {
      for (let left = ms; left > 0; left -= 20) clock.increment(Math.min(20, left))
    },
    actor,
    notify: (request: NotificationRequest) => actor.send({ type: 'NOTIFY', request }),
    end: (operation: string, more: Partial<Outcome>) =>
      actor.send({
        type: 'OUTCOME',
        outcome: { operation, kind: 'write', ...more },
      }),
    onScreen: () => selectOnScreen(now()),
    ids: () => selectOnScreen(now()).map(({ id }) => id),
    older: () => selectOlderCount(now()),
    isExpanded: () => selectIsExpanded(now()),
    life: (id: string) => selectNotificationRef(now(), id),
  }
}

const failure = (code: string, severity: 'warning' | 'error' | 'critical' = 'error') => ({
  failure: { code, severity, message: 'said by the server' },
})

const read = (code: string) => ({ kind: 'read' as const, ...failure(code) })

test('An InvalidToken error shows its raw code instead of its message (S8)', () => {
  const { end, onScreen } = open()
  end('createupdateToken', {
    failure: { code: 'InvalidToken', severity: 'error', message: INVALID_TOKEN_MESSAGE },
  })
  expect(onScreen()).toMatchObject([{ code: 'InvalidToken', content: 'InvalidToken', timeout: -1 }])
})

describe('a requested notification', () => {
  test('stays 6 seconds at the top right, on one line, by default (S3, S8, S9)', () => {
    const { pass, notify, onScreen } = open()
    notify({ colour: 'success', content: 'Saved.' })
    expect(onScreen()).toMatchObject([
      { content: 'Saved.', timeout: 6_000, position: 'top-right', multiline: false, count: 1 },
    ])
    notify({ colour: 'info', content: 'Look.', timeout: 1_000, position: 'bottom-left', multiline: true })
    expect(onScreen()[0]).toMatchObject({ timeout: 1_000, position: 'bottom-left', multiline: true })
    pass(1_000 + LEAVING_MS)
    expect(onScreen()).toMatchObject([{ content: 'Saved.' }])
    pass(5_000)
    expect(onScreen()).toEqual([])
  })

  test.each(['warning', 'error', 'critical'] as const)(
    'stays until it is closed if its colour is %s',
    (colour) => {
      const { pass, notify, onScreen } = open()
      notify({ colour, content: 'Careful.' })
      pass(60_000)
      expect(onScreen()).toHaveLength(1)
    },
  )

  test('appears once per request, or counts repeats if it has a key', () => {
    const { notify, onScreen } = open()
    notify({ colour: 'info', content: 'One' })
    notify({ colour: 'info', content: 'One' })
    expect(onScreen()).toHaveLength(2)
    notify({ colour: 'info', content: 'Kept', key: 'kept' })
    notify({ colour: 'success', content: 'Kept again', key: 'kept' })
    expect(onScreen()).toHaveLength(3)
    expect(onScreen()[0]).toMatchObject({ id: 'kept', count: 2, content: 'Kept again', colour: 'success' })
  })
})

describe('the notification of a failed operation (S8)', () => {
  test.each(['warning', 'error', 'critical'] as const)(
    'shows the code and does not disappear if the severity is %s (timeout −1)',
    (severity) => {
      const { pass, end, onScreen } = open()
      end('save', failure('SUPERROR', severity))
      pass(60_000)
      expect(onScreen()).toMatchObject([
        { code: 'SUPERROR', colour: severity, timeout: PERSISTENT_TIMEOUT, content: 'said by the server' },
      ])
    },
  )

  test.each(Object.keys(ERRORS).filter((code) => !['SETUP', 'NOTLOGGEDIN', 'NEWRELATION'].includes(code)))(
    'shows %s',
    (code) => {
      const { end, onScreen } = open()
      end('save', failure(code))
      expect(onScreen()).toMatchObject([{ code }])
    },
  )

  test('counts repeated failed writes with the same code and moves to the top', () => {
    const { end, onScreen } = open()
    end('save', failure('SUPERROR'))
    end('save', failure('INVADDRESS'))
    end('other', failure('SUPERROR'))
    expect(onScreen().map(({ code, count }) => [code, count])).toEqual([
      ['SUPERROR', 2],
      ['INVADDRESS', 1],
    ])
  })

  test('closes when every operation that failed with the code has succeeded', () => {
    const { end, onScreen } = open()
    end('save', failure('SUPERROR'))
    end('save', failure('INVADDRESS'))
    end('list', read('SUPERROR'))
    end('save', {})
    expect(onScreen()).toMatchObject([{ code: 'SUPERROR' }])
    end('list', { kind: 'read' })
    expect(onScreen()).toEqual([])
  })

  test.each(['FAILEDTOLOAD', 'UNEXPECTED', 'WRONGFILTER', 'UnknownToken'])(
    'appears for a read with %s even if its screen shows the error',
    (code) => {
      const { end, onScreen } = open()
      end('list', read(code))
      expect(onScreen()).toMatchObject([{ code, timeout: PERSISTENT_TIMEOUT }])
    },
  )

  test.each(['getBanner', 'getUserInfo'])(
    'does not appear for %s, and its failure does not keep another notification open',
    (silent) => {
      const { end, onScreen } = open()
      end(silent, read('UNEXPECTED'))
      expect(onScreen()).toEqual([])
      end('list', read('UNEXPECTED'))
      end(silent, read('UNEXPECTED'))
      end('list', { kind: 'read' })
      expect(onScreen()).toEqual([])
    },
  )

  test.each(['SETUP', 'NOTLOGGEDIN'])('does not appear for %s, which the gate handles', (code) => {
    const { end, onScreen } = open()
    end('save', failure(code))
    expect(onScreen()).toEqual([])
  })
})

describe('the notification of a poll that keeps failing', () => {
  const fails = (input = open()) => {
    input.end('poll', read('FAILEDTOLOAD'))
    return input
  }
  const close = ({ life, pass }: ReturnType<typeof open>) => {
    life('failed FAILEDTOLOAD')?.send({ type: 'CLOSE' })
    pass(LEAVING_MS)
  }

  test('appears once, without a repeat count, and stays below newer ones', () => {
    const opened = fails()
    opened.notify({ colour: 'success', content: 'Saved.', key: 'saved' })
    for (let times = 0; times < 5; times += 1) fails(opened)
    opened.end('other', read('FAILEDTOLOAD'))
    expect(opened.onScreen().map(({ id, count }) => [id, count])).toEqual([
      ['saved', 1],
      ['failed FAILEDTOLOAD', 1],
    ])
  })

  test('reappears after it was closed only if the poll succeeded in between', () => {
    const opened = fails()
    close(opened)
    fails(opened)
    expect(opened.onScreen()).toEqual([])
    opened.end('poll', { kind: 'read' })
    fails(opened)
    expect(opened.onScreen()).toMatchObject([{ code: 'FAILEDTOLOAD', count: 1 }])
    opened.actor.send({ type: 'CLOSE_ALL' })
    fails(opened)
    expect(opened.onScreen()).toEqual([])
  })

  test('reappears after it was closed when a different operation fails with the same code', () => {
    const opened = fails()
    close(opened)
    opened.end('save', failure('FAILEDTOLOAD'))
    expect(opened.onScreen()).toMatchObject([{ code: 'FAILEDTOLOAD' }])
    close(opened)
    opened.end('list', read('FAILEDTOLOAD'))
    expect(opened.onScreen()).toMatchObject([{ code: 'FAILEDTOLOAD' }])
  })

  test('is forgotten when the person changes', () => {
    const opened = fails()
    opened.actor.send({ type: 'RESET' })
    expect(opened.onScreen()).toEqual([])
    fails(opened)
    expect(opened.onScreen()).toMatchObject([{ code: 'FAILEDTOLOAD' }])
    opened.actor.send({ type: 'RESET' })
    opened.end('other', read('FAILEDTOLOAD'))
    opened.end('other', { kind: 'read' })
    expect(opened.onScreen()).toEqual([])
  })
})

describe('the notification of a successful operation', () => {
  const success = (message: string, code = '', colour: 'success' | 'info' = 'success') => ({
    success: { colour, code, message },
  })

  test.each(['success', 'info'] as const)(
    'appears in the colour %s with its message unchanged (S4, S8)',
    (colour) => {
      expect(isSuccess(colour)).toBe(true)
      const { end, onScreen } = open()
      end('save', success('Gespeichert: <b>3</b> Karten.', '', colour))
      expect(onScreen()).toMatchObject([
        { colour, content: 'Gespeichert: <b>3</b> Karten.', timeout: 6_000, position: 'top-right' },
      ])
    },
  )

  test('reports a new organisation even if the server sends no message (S8)', () => {
    const { end, onScreen } = open()
    end('save', success('', 'NEWRELATION'))
    expect(onScreen()).toMatchObject([{ colour: 'success', code: 'NEWRELATION' }])
  })

  test('does not appear without a message, and never for a read', () => {
    const { end, onScreen } = open()
    end('save', success(''))
    end('list', { kind: 'read', ...success('Here you are.') })
    expect(onScreen()).toEqual([])
  })
})

describe('several notifications', () => {
  const many = (count: number, input?: NotificationsInput) => {
    const opened = open(input)
    for (let index = 1; index <= count; index += 1)
      opened.notify({ colour: 'success', content: String(index), key: String(index) })
    return opened
  }

  test('appear three at a time, newest first, with the number of hidden ones', () => {
    const { ids, older } = many(MAX_ON_SCREEN + 2)
    expect(ids()).toEqual(['5', '4', '3'])
    expect(older()).toBe(2)
  })

  test('appear two at a time on a phone', () => {
    const { ids, older } = many(MAX_ON_SCREEN + 2, { room: MAX_ON_PHONE })
    expect(ids()).toEqual(['5', '4'])
    expect(older()).toBe(3)
  })

  test('do not expire while folded, and return with their full display time', () => {
    const { pass, ids, older } = many(5)
    pass(6_000 + LEAVING_MS)
    expect(ids()).toEqual(['2', '1'])
    expect(older()).toBe(0)
    pass(5_999)
    expect(ids()).toEqual(['2', '1'])
    pass(1)
    pass(LEAVING_MS)
    expect(ids()).toEqual([])
  })

  test('unfold one by one when there is room', () => {
    const { actor, pass, ids, life } = many(5)
    const [oldest, second] = ['1', '2'].map((id) => life(id))
    life('5')?.send({ type: 'CLOSE' })
    pass(LEAVING_MS)
    expect(ids()).toEqual(['4', '3', '2'])
    expect(second && selectNotificationViewState(second.getSnapshot())).toBe('visible')
    expect(oldest && selectNotificationViewState(oldest.getSnapshot())).toBe('paused')
    expect(actor.getSnapshot().matches({ crowded: 'folded' })).toBe(true)
  })

  test('can be expanded and folded again', () => {
    const { actor, ids, isExpanded } = many(5)
    actor.send({ type: 'EXPAND' })
    expect(ids()).toEqual(['5', '4', '3', '2', '1'])
    expect(isExpanded()).toBe(true)
    actor.send({ type: 'FOLD' })
    expect(ids()).toEqual(['5', '4', '3'])
  })

  test('leave a paused one unchanged when another arrives', () => {
    const { pass, life, notify, ids } = many(2)
    life('1')?.send({ type: 'PAUSE' })
    notify({ colour: 'success', content: '3', key: '3' })
    pass(60_000)
    expect(ids()).toEqual(['1'])
  })

  test('can be closed together', () => {
    const { actor, pass, ids } = many(5)
    actor.send({ type: 'CLOSE_ALL' })
    expect(ids()).toEqual([])
    pass(60_000)
    expect(actor.getSnapshot().value).toBe('quiet')
  })
})
