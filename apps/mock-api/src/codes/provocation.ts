import { API_BASE_PATH, IDENTITY_BASE_PATH } from '@portal/schemas'
import { type Endpoint, endpoints, type OperationId } from '@portal/schemas/contract'

/** Call by a persona. `$Name` in a value is replaced with that field of the previous response. */
export interface Call {
  readonly operation: OperationId
  /** User name. Absent for a call without a token. */
  readonly as?: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

interface Control {
  readonly control: string
  readonly method: 'POST' | 'PUT'
  readonly body?: object
}

export type Step = Call | Control

export interface Provocation extends Call {
  /**
   * `rule`: a rule of the server produces the code. `scenario`: a scenario of `/__mock/scenarios` responds with it.
   * `fault`: the table names no rule for it, so `/__mock/faults` makes the call fail with it. `portal`: the response
   * does not contain it; the portal derives it from how the call ends.
   */
  readonly by: 'rule' | 'scenario' | 'fault' | 'portal'
  /** Previous calls, which must succeed. */
  readonly before?: readonly Step[]
  /** Failure from which the portal derives the code. Absent if the response contains the code. */
  readonly ends?: 'without an answer' | 'with status 404' | 'with a body that is not JSON' | 'without a code'
}

/** Returns the method and path of a step on the server, with its values formatted by `write`. */
export const addressOf = (step: Step, write: (value: string) => string) => {
  if ('control' in step) return { method: step.method, address: `/__mock${step.control}` }
  const { method, host, path: template }: Endpoint = endpoints[step.operation]
  const base = host === 'identity' ? IDENTITY_BASE_PATH : API_BASE_PATH
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => write(step.params?.[name] ?? ''))
  const query = Object.entries(step.query ?? {}).map(([name, value]) => `${name}=${write(value)}`)
  return { method, address: `${base}${path}${query.length > 0 ? `?${query.join('&')}` : ''}` }
}

/** Placeholder for a field of the previous response: `$Id`. */
export const PLACEHOLDER = /^\$([A-Z]\w*)$/
