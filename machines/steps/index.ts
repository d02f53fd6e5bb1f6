/** Vocabulary for pages of the portal: steps as data that are printed as sentences and run in the browser. */

import { pagesOf, type Steps } from '@portal/paths'
import type { mock } from './mock.ts'
import type { see } from './see.ts'
import type { device, user } from './user.ts'

export {
  inSentence,
  type Label,
  type LabelText,
  labelOf,
  labelWords,
  operatorText,
  own,
  text,
} from './label.ts'
export { mistakes } from './mistakes.ts'
export { fail, mock } from './mock.ts'
export { labelsIn, operationName, operationsIn, SEPARATORS, sayIn } from './say.ts'
export { type NotificationCard, see } from './see.ts'
export type { Step } from './step.ts'
export { device, type Place, user } from './user.ts'

type StepFrom<TGroup extends Readonly<Record<string, (...args: never[]) => unknown>>> = ReturnType<
  TGroup[keyof TGroup]
>
/** Action of a user, a device or the mock. */
export type Act = StepFrom<typeof user> | StepFrom<typeof device> | StepFrom<typeof mock>
/** Expectation on screen. */
export type Sight = StepFrom<typeof see>
export type Sights = Steps<Sight>
export type Acts = Steps<Act>

/** Describes a machine on a page with the steps of this vocabulary. */
export const definePage = pagesOf<Act, Sight>()
