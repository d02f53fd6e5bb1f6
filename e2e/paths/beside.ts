import { EMPTY_PAGE } from '../signIn.ts'
import type { Driver } from './driver.ts'

const { stringify } = JSON

/** Calls the API or the sign-in service without the browser. */
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

/**
 * Returns the storage key that the portal uses in this session: the mock appends the session to usernames, with which
 * some keys end.
 */
export const keyIn = ({ mock }: Driver, key: string): string =>
  /:(?:driver|fleet|newcomer)$/.test(key) ? `${key}~${mock.session}` : key

/** Changes local storage in another tab, so that the open document gets a storage event. */
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
