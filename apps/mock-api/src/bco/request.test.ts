import type { Request, Slot } from '@portal/schemas/contract'
import { describe, expect, it } from 'vitest'
import { callsOf, testServer } from '../../test/testCalls.ts'

const app = await testServer()
const ask = callsOf(app)

/** A free slot on a Monday, 8:00 local time. */
const FREE = '2026-11-23T07:00:00.000Z'

let sessions = 0
const requested = async (surveyType: 'ON_SITE' | 'REMOTE' = 'ON_SITE') => {
  const session = `request-${(sessions += 1)}`
  const made = async (username = 'driver', Kind = 'CHARGER') =>
    (
      await ask(username, 'POST', 'request/BCO/createupdate', {
        session,
        body: { Kind, Summary: 'A charger at home', Draft: { surveyType } },
      })
    ).data as Request
  const act = (id: string, call: 'slot' | 'survey' | 'cancel', body: object, as = 'driver') =>
    ask(as, 'POST', `request/BCO/${id}/${call}`, { session, body })
  const slots = async (id: string, query: object = {}, as = 'driver') =>
    ask(as, 'GET', `request/BCO/${id}/slots`, { session, query: { from: '2026-11-23', ...query } })
  return { session, request: await made(), made, act, slots }
}
const freeIn = (data: unknown) => (data as Slot[]).filter(({ IsFree }) => IsFree).map(({ At }) => At)

describe('The slots of a request', () => {
  it('are the full hours from 8 to 16 on working days, and some are taken', async () => {
    const { request, slots } = await requested()
    const week = (await slots(request.Id)).data as Slot[]
    expect(week).toHaveLength(5 * 9)
    expect(week[0]).toEqual({ At: FREE, IsFree: true })
    expect(week[8]?.At).toBe('2026-11-23T15:00:00.000Z')
    expect(week.some(({ IsFree }) => !IsFree)).toBe(true)
    expect((await slots(request.Id, { days: 1 })).data).toHaveLength(9)
  })

  it('start today by default, and past ones are not free', async () => {
    const { request, session } = await requested()
    // It is 18:30 local time on a Friday.
    const { data } = await ask('driver', 'GET', `request/BCO/${request.Id}/slots`, { session })
    expect((data as Slot[]).slice(0, 3).map(({ IsFree }) => IsFree)).toEqual([false, false, false])
    expect((data as Slot[])[0]?.At).toBe('2026-11-20T07:00:00.000Z')
  })

  it('are visible only to people who may see the request', async () => {
    const { request, slots } = await requested()
    expect((await slots(request.Id, {}, 'fleet')).code).toBe('UNKNOWNREQUEST')
  })
})

describe('A slot', () => {
  it('can be booked for an installation, which moves the request to PLANNED', async () => {
    const { request, act, slots } = await requested()
    const { data } = await act(request.Id, 'slot', {
      Version: request.Version,
      Purpose: 'INSTALLATION',
      At: FREE,
    })
    expect(data).toMatchObject({ Status: 'PLANNED', ReservationSlot: FREE, Version: request.Version + 1 })
    expect((data as Request).Timeline.map(({ Status }) => Status)).toEqual(['SUBMITTED', 'PLANNED'])
    // A request's own slot counts as free.
    expect(freeIn((await slots(request.Id)).data)).toContain(FREE)
  })

  it('can be booked for a visit, and a change of slot adds no step to the timeline', async () => {
    const { request, act, slots } = await requested()
    const [first, second] = freeIn((await slots(request.Id)).data)
    await act(request.Id, 'slot', { Version: request.Version, Purpose: 'VISIT', At: first })
    const { data } = await act(request.Id, 'slot', {
      Version: request.Version + 1,
      Purpose: 'VISIT',
      At: second,
    })
    expect(data).toMatchObject({ Status: 'SURVEY', SurveySlot: second })
    expect((data as Request).Timeline.map(({ Status }) => Status)).toEqual(['SUBMITTED', 'SURVEY'])
  })

  it('is rejected with 409 and the current request if another customer has taken it', async () => {
    const { request, made, act, slots } = await requested()
    const theirs = await made('fleet')
    await act(theirs.Id, 'slot', { Version: theirs.Version, Purpose: 'VISIT', At: FREE }, 'fleet')
    const answer = await act(request.Id, 'slot', {
      Version: request.Version,
      Purpose: 'INSTALLATION',
      At: FREE,
    })
    expect(answer).toMatchObject({ status: 409, message: 'At: is taken', data: request })
    expect(freeIn((await slots(request.Id)).data)).not.toContain(FREE)
  })

  it('requires the current version, working hours, and a purpose that suits the request', async () => {
    const { request, made, act } = await requested('REMOTE')
    const plan = (body: object, id = request.Id) =>
      act(id, 'slot', { Version: request.Version, Purpose: 'INSTALLATION', At: FREE, ...body })
    expect((await plan({ Version: 99 })).status).toBe(409)
    expect((await plan({ At: '2026-11-22T09:00:00Z' })).message).toContain('working days')
    expect((await plan({ At: '2026-11-20T08:00:00Z' })).status).toBe(409)
    expect((await plan({ Purpose: 'VISIT' })).message).toContain('the survey is remote')
    const question = await made('driver', 'SUPPORT')
    expect((await plan({}, question.Id)).message).toContain('Kind')
  })
})

describe('A remote survey', () => {
  it('moves the request to SURVEY when it is submitted', async () => {
    const { request, act } = await requested('REMOTE')
    const { data } = await act(request.Id, 'survey', {
      Version: request.Version,
      Details: 'Left of the door',
    })
    expect(data).toMatchObject({ Status: 'SURVEY', Draft: { surveyDetails: 'Left of the door' } })
  })

  it('is rejected for a request that needs an on-site survey', async () => {
    const { request, act } = await requested('ON_SITE')
    const { message } = await act(request.Id, 'survey', { Version: request.Version, Details: 'Left' })
    expect(message).toContain('surveyType')
  })
})

describe('A message', () => {
  it('carries the name of its author, who must be able to see the request', async () => {
    const { session, request } = await requested()
    const say = (Text: string) =>
      ask('driver', 'POST', `request/BCO/${request.Id}/message`, { session, body: { Text } })
    const { data } = await say('When do you come?')
    expect((data as Request).Messages).toEqual([
      { At: expect.stringContaining('2026-11-20'), By: 'Lotte Verhaegen', Text: 'When do you come?' },
    ])
    expect((await say('  ')).message).toContain('Text')
    const stranger = await ask('fleet', 'POST', `request/BCO/${request.Id}/message`, {
      session,
      body: { Text: 'Hello' },
    })
    expect(stranger.code).toBe('UNKNOWNREQUEST')
  })
})

describe('A request', () => {
  it('can be cancelled only once, and its timeline keeps the reason', async () => {
    const { request, act } = await requested()
    const { data } = await act(request.Id, 'cancel', { Version: request.Version, Reason: 'We move' })
    expect((data as Request).Timeline.at(-1)).toMatchObject({ Status: 'CANCELLED', Note: 'We move' })
    const again = await act(request.Id, 'cancel', { Version: request.Version + 1, Reason: 'Once more' })
    expect(again).toMatchObject({ status: 400, message: 'Status: the request is CANCELLED' })
  })

  it('frees its slot when it is cancelled', async () => {
    const { request, made, act, slots } = await requested()
    await act(request.Id, 'slot', { Version: request.Version, Purpose: 'INSTALLATION', At: FREE })
    const other = await made()
    expect(freeIn((await slots(other.Id)).data)).not.toContain(FREE)
    await act(request.Id, 'cancel', { Version: request.Version + 1, Reason: 'We move' })
    expect(freeIn((await slots(other.Id)).data)).toContain(FREE)
  })
})
