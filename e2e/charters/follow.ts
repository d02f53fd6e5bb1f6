import type { Charter, CharterPath, CharterStep } from '@portal/machines/charter'
import { SETTLE_MS } from '../models/pageClock.ts'
import { readDeviceUser, type Stage } from '../models/stage.ts'
import { DOES } from './acts.ts'
import { type Hands, handsOf } from './hands.ts'
import { SEES } from './sights.ts'

/** A step of a charter that the portal did not keep, or that could not be done. */
class NotAsPrinted extends Error {
  override readonly name = 'NotAsPrinted'
}

/** Looks until everything is there; what takes time or a press of its own is looked at once, at the end. */
const ONCE: ReadonlySet<string> = new Set(['afterReload', 'lasting', 'refreshAnswers', 'refreshWaits'])
const lookAt = async (hands: Hands, { sights }: CharterStep) => {
  const still = sights.filter(({ name }) => !ONCE.has(name))
  const look = async () => {
    for (const { name, given } of still) await SEES[name](hands, given)
  }
  await hands.patiently(look)
  for (const { name, given } of sights) {
    if (!ONCE.has(name)) continue
    await SEES[name](hands, given)
    await hands.patiently(look)
  }
}

/** Follows a path as it is printed: nothing is known of its chart. */
export const followPath = async (stage: Stage, charter: Charter, { steps }: CharterPath): Promise<void> => {
  const hands = handsOf(stage, charter)
  try {
    for (const [at, step] of steps.entries()) {
      hands.loads.before = hands.loads.count
      hands.console.length = 0
      hands.mend()
      try {
        for (const { name, given } of step.acts) await DOES[name](hands, given)
        await lookAt(hands, step)
        hands.known.user = (await readDeviceUser(stage).catch(() => undefined)) ?? hands.known.user
      } catch (error) {
        throw new NotAsPrinted(
          `${charter.title}, step ${at} ‘${step.line}’: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        )
      }
    }
  } finally {
    await hands.clock.run(SETTLE_MS).catch(() => undefined)
    await hands.letGo()
  }
}
