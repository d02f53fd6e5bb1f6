import type { AnyEventObject } from 'xstate'
import { type Invoked, invokedBy } from './actors.ts'
import { canonical, changedByFile } from './json.ts'
import { answerOf, type Model } from './model.ts'
import { ChartRefused } from './refused.ts'
import { nodesOf, pathOf } from './transitions.ts'

/** Describes unsupported invokes. */
const ofInvokes = (invoked: readonly Invoked[]): readonly string[] =>
  invoked.flatMap(({ id, src, state, kind }) => {
    const where = `the invoke '${id}' of state ${state}`
    const other = invoked.find((one) => one.id === id && one.src !== src)
    if (other !== undefined && invoked.findIndex((one) => one.id === id && one.src === src) === 0) {
      return [
        `${where} runs '${src}', and that of state ${other.state} runs '${other.src}': give each its own id`,
      ]
    }
    if (src.startsWith('xstate.invoke.')) {
      return [`${where} runs an unnamed actor, so no test can answer for it: name it in 'actors'`]
    }
    if (kind === 'observable' || kind === 'transition function') {
      return [
        `${where} runs an ${kind}`.replace('an t', 'a t') +
          ', which is not supported: invoke a callback that sends events',
      ]
    }
    return []
  })

/** Describes named delays without a duration, for which XState would not wait at all. */
const ofDelays = ({ machine }: Model): readonly string[] =>
  nodesOf(machine.root).flatMap((node) =>
    node.after.flatMap(({ delay }) =>
      typeof delay === 'string' && !(delay in machine.implementations.delays)
        ? [`'after ${delay}' of state ${pathOf(node)} has no duration: name it in 'delays'`]
        : [],
    ),
  )

const ofSenders = ({ senders, children }: Model, invoked: readonly Invoked[]): readonly string[] => [
  ...Object.keys(senders).flatMap((id) => {
    const found = invoked.find((one) => one.id === id)
    if (found === undefined) return [`'${id}' is declared as a sender, but no state invokes it`]
    return found.kind === 'promise'
      ? [
          `'${id}' of state ${found.state} is declared as a sender, but is a promise: it answers once and sends nothing`,
        ]
      : []
  }),
  ...Object.keys(children).flatMap((id) => {
    const found = invoked.find((one) => one.id === id)
    if (found === undefined) return [`'${id}' is declared as a child, but no state invokes it`]
    return found.kind === 'machine' || found.kind === 'unknown'
      ? []
      : [`'${id}' of state ${found.state} is declared as a child, but is a ${found.kind}`]
  }),
]

const ofAnswers = ({ events }: Model, invoked: readonly Invoked[]): readonly string[] =>
  events.flatMap((event) => {
    const answer = answerOf(event)
    if (answer === undefined) return []
    const found = invoked.filter(({ id }) => id === answer.id)
    const [first] = found
    if (first === undefined)
      return [`'${event.type}' is among the events, but no state invokes '${answer.id}'`]
    if (answer.isDone && !found.some(({ canBeDone }) => canBeDone)) {
      const why =
        first.kind === 'machine'
          ? 'is a machine without a final state'
          : `is a ${first.kind}, which never answers`
      return [`'${event.type}' never comes: '${answer.id}' of state ${first.state} ${why}`]
    }
    if (!answer.isDone && !found.some(({ canFail }) => canFail)) {
      return [
        `'${event.type}' never comes: '${answer.id}' of state ${first.state} is a ${first.kind}, which sends its errors as events`,
      ]
    }
    return []
  })

/** Describes values that JSON would change, and inputs or events with the same JSON. */
const ofValues = ({ inputs, events }: Model): readonly string[] => {
  const alike = (what: string, all: readonly unknown[]) => {
    const texts = all.map((one) => canonical(one))
    return texts.flatMap((text, index) =>
      texts.indexOf(text) < index ? [`two of the ${what} have the same JSON: ${text}`] : [],
    )
  }
  const changed = (what: string, value: unknown) => {
    const found = changedByFile(value, true)
    return found === undefined ? [] : [`${what} contains ${found}, which a paths file would change`]
  }
  return [
    ...inputs.flatMap((input) =>
      input === undefined ? [] : changed(`the input ${canonical(input)}`, input),
    ),
    ...events.flatMap((event: AnyEventObject) => changed(`the event '${event.type}'`, event)),
    ...alike('inputs', inputs),
    ...alike('events', events),
  ]
}

const fine = new WeakSet<Model>()

/** Throws for a machine or model that the kit does not support, naming the feature and the state. */
export const refuse = (model: Model): void => {
  if (fine.has(model)) return
  const invoked = invokedBy(model.machine)
  const reasons = [
    ...ofInvokes(invoked),
    ...ofDelays(model),
    ...ofSenders(model, invoked),
    ...ofAnswers(model, invoked),
    ...ofValues(model),
  ]
  if (reasons.length > 0) {
    throw new ChartRefused(reasons.map((reason) => `${model.name}: ${reason}.`).join('\n'))
  }
  fine.add(model)
}
