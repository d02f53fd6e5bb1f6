import { API_BASE_PATH, IDENTITY_BASE_PATH } from '@portal/schemas'
import { type Endpoint, endpoints, type OperationId } from '@portal/schemas/contract'

/** A call of a persona. `$Name` in a value stands for that field of what the step before answered. */
export interface Call {
  readonly operation: OperationId
  /** User name; without one no token is sent. */
  readonly as?: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

/** Something that is asked of the control interface. */
interface Control {
  readonly control: string
  readonly method: 'POST' | 'PUT'
  readonly body?: object
}

export type Step = Call | Control

/** How a code comes about. */
export interface Provocation extends Call {
  /**
   * `rule`: the server finds it out by itself. `scenario`: a story of `/__mock/scenarios` says it. `fault`: no rule is
   * known that would, so `/__mock/faults` lets the call answer it. `portal`: the server never says it, the portal makes it
   * of how the call ends.
   */
  readonly by: 'rule' | 'scenario' | 'fault' | 'portal'
  /** The call before, which must succeed. */
  readonly before?: readonly Step[]
  /** Of what the portal makes the code; the others are answered with it. */
  readonly ends?: 'without an answer' | 'with status 404' | 'with a body that is not JSON' | 'without a code'
}

/** Method and address of a step below the server's own, in the form in which `write` puts its values. */
export const addressOf = (step: Step, write: (value: string) => string) => {
  if ('control' in step) return { method: step.method, address: `/__mock${step.control}` }
  const { method, host, path: template }: Endpoint = endpoints[step.operation]
  const base = host === 'identity' ? IDENTITY_BASE_PATH : API_BASE_PATH
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => write(step.params?.[name] ?? ''))
  const query = Object.entries(step.query ?? {}).map(([name, value]) => `${name}=${write(value)}`)
  return { method, address: `${base}${path}${query.length > 0 ? `?${query.join('&')}` : ''}` }
}

/** A value that stands for a field of the answer before: `$Id`. */
export const PLACEHOLDER = /^\$([A-Z]\w*)$/
