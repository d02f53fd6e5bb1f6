import { expect } from '@playwright/test'
import type { mock } from '@portal/machines/steps'
import { IDENTITY_BASE_PATH, postSetup, putChangePassword } from '@portal/schemas'
import { PAYLOAD } from '../journeys/intakeForm.ts'
import type { Operation, Outcome } from '../mock.ts'
import { SOON } from '../pageClock.ts'
import { call } from './beside.ts'
import type { Driver, Executors } from './driver.ts'
import { USER } from './userActs.ts'

const fault = ({ mock: { fault: plant } }: Driver, operation: string, code: string, times?: number) =>
  plant(operation as Operation, { kind: 'code', code } as Outcome, times)

/** Holds, answers and fails requests, and changes the mock's state. */
export const MOCK: Executors<typeof mock> = {
  hold: (driver, { operation }) => driver.hold(operation),
  stopHolding: (driver, { operation }) => driver.stopHolding(operation),
  answer: async (driver, { operation }) => {
    await driver.held(operation).answer()
    await Promise.all(driver.own.splice(0))
  },
  answerWithCode: (driver, { operation, code }) => driver.held(operation).code(code),
  answerWithStatus: (driver, { operation, status }) => driver.held(operation).status(status),
  answerWithPage: (driver, { operation, page }) => driver.held(operation).answerOwn(page),
  breakOff: (driver, { operation }) => driver.held(operation).drop(),
  breakOffIfWaiting: async (driver, { operation }) => {
    if ((await driver.waitingOf(operation)) > 0) await driver.held(operation).drop()
  },
  leaveUnanswered: async (driver, { operation, ms }) => {
    // The timeout starts with the request.
    await driver.patiently(() => expect.poll(() => driver.waitingOf(operation), SOON).toBeGreaterThan(0))
    await USER.wait(driver, { ms })
  },
  deliverLastRequest: async ({ sent: { last } }) => {
    if (!last) throw new Error('The portal has sent no write request.')
    const { host: _, 'content-length': __, ...headers } = last.headers()
    await fetch(last.url(), { method: last.method(), headers, body: last.postData() })
  },
  failAlways: (driver, { operation, code }) => fault(driver, operation, code),
  failOnce: (driver, { operation, code }) => fault(driver, operation, code, 1),
  setBanner: (driver, { message }) => driver.mock.banner(message),
  switchFlag: (driver, { flag, isOn }) => driver.mock.flags({ [flag]: isOn }),
  refuseTokens: (driver) => driver.mock.tokens('now'),
  acceptTokens: (driver) => driver.mock.tokens(null),
  advanceClock: (driver, { minutes }) => driver.mock.clock({ advanceMs: minutes * 60_000 }),
  stopClock: (driver, { instant }) => driver.mock.clock({ now: instant, paused: true }),
  changePassword: async (driver, { person, from, to }) => {
    // The mock holds this call like the portal's own; the next release ends it.
    const passwords = { currentPassword: from, newPassword: to }
    driver.own.push(call(driver, IDENTITY_BASE_PATH + putChangePassword.path, 'PUT', passwords, person))
  },
  setUpAccount: async (driver, { person }) => {
    driver.own.push(call(driver, `/api${postSetup.path}`, 'POST', PAYLOAD, person))
  },
}
