import type { Chargepoint, ChargepointMessage, Connector } from '@portal/schemas'
import { expect } from 'vitest'
import type { TestCaller } from './testCaller.ts'
import { TEST_NOW } from './testSignIn.ts'

const START = TEST_NOW.getTime()
export const after = (seconds: number) => new Date(START + seconds * 1_000).toISOString()
export const HOUR = 3_600
export const FLEET = '?relid=R00003'

export const chargers = async (caller: TestCaller, query = ''): Promise<Chargepoint[]> => {
  const chargers: Chargepoint[] = (await caller.get(`/v3.1/chargepoint/BCO/list${query}`)).data
  return chargers.filter(({ Status }) => Status === 'ONLINE')
}

export const connectorIn = async (
  caller: TestCaller,
  isMatch: (connector: Connector, charger: Chargepoint) => boolean,
  query?: string,
): Promise<{ charger: Chargepoint; connector: Connector }> => {
  for (const charger of await chargers(caller, query))
    for (const connector of charger.Connectors) if (isMatch(connector, charger)) return { charger, connector }
  return expect.fail('No such connector')
}

export const isOf16 = ({ Protocol }: Chargepoint) => Protocol === 'OCPP 1.6'
export const isCharging = ({ Status, PowerKw = 0 }: Connector) => Status === 'CHARGING' && PowerKw > 6
export const isFree = ({ Status }: Connector) => Status === 'AVAILABLE'

export const send = (caller: TestCaller, chargepointid: string, action: string, payload: object = {}) =>
  caller.post('/v2/chargepoint/BCO/SendMessage', { chargepointid, action, payload: JSON.stringify(payload) })

export const answerTo = async (caller: TestCaller, id: string, action: string, payload: object = {}) => {
  const { data } = await send(caller, id, action, payload)
  await caller.advance(6)
  const message: ChargepointMessage = (await caller.get(`/v2/chargepoint/BCO/MessageById/${data.Id}`)).data
  expect(message.Status).toBe('ANSWERED')
  return JSON.parse(message.Answer ?? '{}')
}

export const chargerNow = async (caller: TestCaller, id: string): Promise<Chargepoint> =>
  (await caller.get(`/v3.1/chargepoint/BCO/${id}`)).data
export const statusOf = async (caller: TestCaller, id: string, number = 1) =>
  (await chargerNow(caller, id)).Connectors.find(({ ConnectorNumber }) => ConnectorNumber === number)?.Status
