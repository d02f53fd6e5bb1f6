import type { Chargesession } from '@portal/schemas'
import { describe, expect, it } from 'vitest'
import { callerOf, type TestCaller } from '../../test/testCaller.ts'
import { testServer } from '../../test/testCalls.ts'
import {
  after,
  answerTo,
  chargers,
  connectorIn,
  FLEET,
  HOUR,
  isCharging,
  isFree,
  isOf16,
  statusOf,
} from '../../test/testChargers.ts'

const app = await testServer()

describe('ReserveNow', () => {
  const reservationOf = (connectorId: number, idTag: string, seconds: number) => ({
    connectorId,
    idTag,
    reservationId: 8,
    expiryDate: after(seconds),
  })

  /** Returns the sessions of the next hours at the fleet's connectors that are free now, earliest first. */
  const comingSessions = async (operator: TestCaller, hours: number): Promise<readonly Chargesession[]> => {
    const twin = await callerOf(app, 'operator')
    await twin.advance(hours * HOUR)
    const sessions: Chargesession[] = (
      await twin.get('/v3.1/chargesession/BCO/filtered?pagesize=100&relid=R00003&select=')
    ).data
    const free = new Set(
      (await chargers(operator, FLEET))
        .filter(isOf16)
        .flatMap(({ Connectors }) => Connectors.filter(isFree).map(({ Id }) => Id)),
    )
    return sessions
      .filter(({ ConnectorId, Start }) => free.has(ConnectorId) && Start > after(10))
      .toSorted((a, b) => a.Start.localeCompare(b.Start))
  }

  it('reserves a free connector until the reservation is cancelled', async () => {
    const operator = await callerOf(app, 'operator')
    const { charger, connector } = await connectorIn(operator, (each, of) => isFree(each) && isOf16(of))
    const { ConnectorNumber: connectorId } = connector
    const reservation = { connectorId, idTag: 'NOBODY', reservationId: 7, expiryDate: after(4 * HOUR) }
    expect(await answerTo(operator, charger.Id, 'ReserveNow', reservation)).toEqual({ status: 'Accepted' })
    expect(await statusOf(operator, charger.Id, connectorId)).toBe('RESERVED')
    expect(await answerTo(operator, charger.Id, 'ReserveNow', reservation)).toEqual({ status: 'Occupied' })
    const cancel = () => answerTo(operator, charger.Id, 'CancelReservation', { reservationId: 7 })
    expect(await cancel()).toEqual({ status: 'Accepted' })
    expect(await statusOf(operator, charger.Id, connectorId)).toBe('AVAILABLE')
    expect(await cancel()).toEqual({ status: 'Rejected' })
  })

  it.each([
    ['keeps other cars away', false],
    ['admits the car with the card of the reservation', true],
  ])('%s', async (_what, isOwn) => {
    const operator = await callerOf(app, 'operator')
    const [expected] = await comingSessions(operator, 3)
    if (!expected) throw new Error('No car comes')
    const { Id, ChargePointId, ConnectorNumber = 1, TokenNumber } = expected
    const reservation = reservationOf(ConnectorNumber, isOwn ? TokenNumber : 'NOBODY', 4 * HOUR)
    expect(await answerTo(operator, ChargePointId, 'ReserveNow', reservation)).toEqual({ status: 'Accepted' })
    await operator.advance(3 * HOUR)
    const { code } = await operator.get(`/v3.1/chargesession/BCO/one/${Id}`)
    expect(code).toBe(isOwn ? '' : 'UNKNOWNREQUEST')
  })

  it('ends when the reserved car arrives', async () => {
    const operator = await callerOf(app, 'operator')
    const coming = await comingSessions(operator, 30)
    const laterThan = (first: Chargesession) =>
      coming.find(
        ({ ConnectorId, Start, TokenNumber }) =>
          ConnectorId === first.ConnectorId && Start > first.Start && TokenNumber !== first.TokenNumber,
      )
    const first = coming.find((each) => laterThan(each))
    if (!first) throw new Error('No connector with two cars')
    const { ChargePointId, ConnectorNumber = 1, TokenNumber } = first
    const reservation = reservationOf(ConnectorNumber, TokenNumber, 48 * HOUR)
    expect(await answerTo(operator, ChargePointId, 'ReserveNow', reservation)).toEqual({ status: 'Accepted' })
    await operator.advance(30 * HOUR)
    for (const each of [first, laterThan(first)])
      expect((await operator.get(`/v3.1/chargesession/BCO/one/${each?.Id}`)).code).toBe('')
    const cancel = await answerTo(operator, ChargePointId, 'CancelReservation', { reservationId: 8 })
    expect(cancel).toEqual({ status: 'Rejected' })
  })

  it('loses to a car that starts charging first', async () => {
    const operator = await callerOf(app, 'operator')
    const { charger, connector } = await connectorIn(
      operator,
      (each, of) => isFree(each) && isOf16(of),
      FLEET,
    )
    const start = { connectorid: connector.Id, tokenid: 'T000205' }
    const { data } = await operator.post('/v3/chargepoint/BCO/Remote/Start', start)
    const payload = reservationOf(connector.ConnectorNumber, 'NOBODY', HOUR)
    expect(await answerTo(operator, charger.Id, 'ReserveNow', payload)).toEqual({ status: 'Occupied' })
    await operator.advance(60)
    expect(await operator.get(`/v3.1/chargesession/BCO/one/${data.SessionId}`)).toMatchObject({
      code: '',
      data: { Status: 'CHARGING' },
    })
  })

  it('fails while a car is charging', async () => {
    const operator = await callerOf(app, 'operator')
    const { charger, connector } = await connectorIn(operator, (each, of) => isCharging(each) && isOf16(of))
    const { ConnectorNumber: connectorId } = connector
    const payload = { connectorId, idTag: 'NOBODY', reservationId: 1, expiryDate: after(HOUR) }
    expect(await answerTo(operator, charger.Id, 'ReserveNow', payload)).toEqual({ status: 'Occupied' })
  })
})
