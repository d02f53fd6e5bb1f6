import { type Config, FLAGS_EVALUATE_PATH } from '@portal/schemas'

/** The configuration's address, beside the page. */
export const CONFIG_ADDRESS = '/config.json'

/** What a call of the API says of itself. */
export const callHeaders = (accessToken: string) => ({
  accept: 'application/json',
  authorization: `Bearer ${accessToken}`,
})

/** The question for the flags of a person, or of one who has not signed in. */
export const flagsRequest = (
  { url }: NonNullable<Config['flags']>,
  targetingKey: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): readonly [address: string, init: RequestInit] => [
  url.replace(/\/$/, '') + FLAGS_EVALUATE_PATH,
  {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ context: { targetingKey } }),
  },
]

/** Requests that left before the scripts that make them were here, by all that they say. */
const sent = new Map<string, { readonly answer: Promise<Response>; readonly over: AbortController }>()

const nameOf = (address: string, { method = 'GET', headers, body }: RequestInit): string =>
  JSON.stringify([address, method, headers, body])

/** Sends a request that the portal will make as soon as its scripts are here. */
export const sendEarly = (address: string, init: RequestInit = {}): Promise<Response> => {
  const over = new AbortController()
  const answer = fetch(address, { ...init, signal: over.signal })
  // Its failure is told to the one who takes it.
  answer.catch(() => undefined)
  sent.set(nameOf(address, init), { answer, over })
  return answer
}

/** `fetch`; where the very same request has left early, its answer is taken instead, once. */
export const fetchOrTake = (address: string, init: RequestInit = {}): Promise<Response> => {
  const name = sent.size > 0 ? nameOf(address, init) : ''
  const early = sent.get(name)
  if (!early) return fetch(address, init)
  sent.delete(name)
  const callOff = () => early.over.abort()
  if (init.signal?.aborted) callOff()
  init.signal?.addEventListener('abort', callOff)
  return early.answer
}
