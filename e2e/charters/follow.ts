import type { Charter, CharterPath, CharterStep } from '@portal/machines/charter'
import { SETTLE_MS } from '../models/pageClock.ts'
import { readDeviceUser, type Stage } from '../models/stage.ts'
import { DOES } from './acts.ts'
import { ASSERTIONS } from './assertions.ts'
import { type Driver, driverOf } from './driver.ts'

/** A step of a charter that the portal did not keep, or that could not be done. */
class NotAsPrinted extends Error {
  override readonly name = 'NotAsPrinted'
}

/** Looks until everything is there; what takes time or a press of its own is looked at once, at the end. */
const ONCE: ReadonlySet<string> = new Set(['afterReload', 'lasting', 'refreshAnswers', 'refreshWaits'])
const lookAt = async (driver: Driver, { assertions }: CharterStep) => {
  const still = assertions.filter(({ name }) => !ONCE.has(name))
  const look = async () => {
    for (const { name, given } of still) await ASSERTIONS[name](driver, given)
  }
  await driver.patiently(look)
  for (const { name, given } of assertions) {
    if (!ONCE.has(name)) continue
    await ASSERTIONS[name](driver, given)
    await driver.patiently(look)
  }
}

/** Follows a path as it is printed: nothing is known of its machine. */
export const followPath = async (stage: Stage, charter: Charter, { steps }: CharterPath): Promise<void> => {
  const driver = driverOf(stage, charter)
  try {
    for (const [at, step] of steps.entries()) {
      driver.loads.before = driver.loads.count
      driver.console.length = 0
      driver.mend()
      try {
        for (const { name, given } of step.acts) await DOES[name](driver, given)
        await lookAt(driver, step)
        driver.known.user = (await readDeviceUser(stage).catch(() => undefined)) ?? driver.known.user
      } catch (error) {
        throw new NotAsPrinted(
          `${charter.title}, step ${at} ‘${step.line}’: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        )
      }
    }
  } finally {
    await driver.clock.run(SETTLE_MS).catch(() => undefined)
    await driver.letGo()
  }
}
