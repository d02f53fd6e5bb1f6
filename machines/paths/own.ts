import type { AnyEventObject } from 'xstate'
import { canonical } from './json.ts'

interface Cases {
  readonly inputs: readonly unknown[]
  readonly events: readonly AnyEventObject[]
}

const hasHole = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((part) => part === undefined || hasHole(part))

type ByText = ReadonlyMap<string, AnyEventObject>
const holed = new WeakMap<Cases['events'], ByText>()

/** Returns the events of the model that contain `undefined`, by their JSON. */
const holedOf = ({ events }: Pick<Cases, 'events'>): ByText => {
  const cached = holed.get(events)
  if (cached !== undefined) return cached
  const found = new Map(events.filter(hasHole).map((event) => [canonical(event), event]))
  holed.set(events, found)
  return found
}

/** Returns the model's own event for an event parsed from a file, because JSON drops `undefined`. */
export const ownEvent = (model: Pick<Cases, 'events'>, event: AnyEventObject): AnyEventObject => {
  const own = holedOf(model)
  return own.size === 0 ? event : (own.get(canonical(event)) ?? event)
}

/** Returns the input of the model for one read from a file. */
export const ownInput = ({ inputs }: Pick<Cases, 'inputs'>, input: unknown): unknown => {
  if (inputs.includes(input)) return input
  const text = canonical(input ?? null)
  const at = inputs.findIndex((one) => canonical(one ?? null) === text)
  return at < 0 ? input : inputs[at]
}
