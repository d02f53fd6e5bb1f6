import { putDeviceUser } from '../models/stage.ts'
import { EMPTY_PAGE } from '../signIn.ts'
import type { Driver } from './driver.ts'

/* What a tester does beside the page: calls as curl makes them, another tab, the sign-in that the device keeps. */

const { stringify } = JSON

/** A call of the API or of the sign-in service beside the browser, as curl makes it. */
export const call = async (
  { mock, origin }: Driver,
  path: string,
  method: string,
  body: object,
  person?: string,
) => {
  const headers: Record<string, string> = {
    'x-mock-session': mock.session,
    'content-type': 'application/json',
  }
  if (person !== undefined) {
    const answer = await fetch(`${origin}/__mock/token`, {
      method: 'POST',
      headers,
      body: stringify({ username: person }),
    })
    headers['authorization'] = `Bearer ${((await answer.json()) as { access_token: string }).access_token}`
  }
  return fetch(origin + path, { method, headers, body: stringify(body) })
}

/** The draft of the mock's own session: it adds the session to the name of the person. */
export const keyIn = ({ mock }: Driver, key = ''): string =>
  /:(?:driver|fleet)$/.test(key) ? `${key}~${mock.session}` : key
export const setElsewhere = async (driver: Driver, key: string, value: string | undefined) => {
  const tab = await driver.page.context().newPage()
  await tab.goto(`${driver.origin}${EMPTY_PAGE}`)
  await tab.evaluate(
    ([name, text]) =>
      text === null ? window.localStorage.removeItem(name) : window.localStorage.setItem(name, text),
    [key, value ?? null] as const,
  )
  await tab.close()
}

/** The last sign-in of this device, with another end. */
export const endAt = async (driver: Driver, expiresAt: number) => {
  const { user } = driver.known
  if (!user) throw new Error('No one was signed in on this device yet.')
  await putDeviceUser(driver, { ...user, expiresAt })
}
