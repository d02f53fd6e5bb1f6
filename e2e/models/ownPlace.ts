import { expect } from '@playwright/test'
import { OWN_PLACE_TIMEOUT_MS, type OwnPlaceMachine } from '@portal/machines'
import type { Facts } from '@portal/machines/paths'
import { openAs } from '../signIn.ts'
import { t } from '../texts.ts'
import type { PageAdapter, PageStep } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'

/** The device as the page asks it: how often, and what it says when it is let. */
interface Device {
  asked: number
  found?: PositionCallback
  failed?: PositionErrorCallback | null | undefined
}

const DENIED = 1
const UNAVAILABLE = 2

/** The device answers when the test says so. */
const holdDevice = (): void => {
  const device: Device = { asked: 0 }
  Reflect.set(window, 'device', device)
  navigator.geolocation.getCurrentPosition = (found, failed) => {
    device.asked += 1
    device.found = found
    device.failed = failed
  }
}

/** ‘Where I am’: the message below the search, and how many times the device was asked. */
export const ownPlaceOnPage = ({ page, clock }: Stage): PageAdapter<OwnPlaceMachine> => {
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const ask = button(t('locations.me'))
  const asking = button(t('locations.me.asking'))
  const close = button(t('common.close'))
  const retry = button(t('faces.retry'))
  const all = button(t('locations.map.all'))
  /** How often the device should have been asked. */
  let times = 0

  const says = async ({ isKnown, busy, problem }: Facts) => {
    await expect(main.getByText(t('locations.me.near'), { exact: true })).toHaveCount(isKnown ? 1 : 0, SOON)
    for (const one of ['refused', 'unavailable'] as const)
      await expect(main.getByText(t(`locations.me.${one}`))).toHaveCount(problem === one ? 1 : 0, SOON)
    await expect(asking).toHaveCount(busy ? 1 : 0, SOON)
    await expect(ask).toHaveCount(busy ? 0 : 1, SOON)
    await expect(retry).toHaveCount(problem === 'none' ? 0 : 1, SOON)
    expect(await page.evaluate(() => (Reflect.get(window, 'device') as Device).asked)).toBe(times)
    expect(page.url()).not.toContain('51.05')
  }

  return {
    start: async () => {
      await page.addInitScript(holdDevice)
      await openAs(page, 'fleet', '/locations')
      await patiently(clock, () => expect(ask).toBeVisible(SOON))
      await patiently(clock, () => expect(all.first()).toBeVisible(SOON))
    },
    act: {
      ASK: async ({ before }: PageStep) => {
        times += 1
        await (before['problem'] === 'none' ? ask : retry).click()
      },
      CLOSE: ({ before }: PageStep) => (before['problem'] === 'none' ? all.first() : close).click(),
    },
    answer: {
      locate: {
        done: ({ event }) =>
          page.evaluate(
            (coords) => (Reflect.get(window, 'device') as Device).found?.({ coords } as GeolocationPosition),
            event['output'] as { latitude: number; longitude: number },
          ),
        failed: ({ event }) => {
          const { problem } = event['error'] as { problem: string }
          return page.evaluate(
            (code) =>
              (Reflect.get(window, 'device') as Device).failed?.({
                code,
                message: '',
                PERMISSION_DENIED: 1,
                POSITION_UNAVAILABLE: 2,
                TIMEOUT: 3,
              }),
            problem === 'refused' ? DENIED : UNAVAILABLE,
          )
        },
      },
    },
    delay: { LOCATE_TIMEOUT: () => OWN_PLACE_TIMEOUT_MS },
    see: { unasked: says, asking: says, found: says, refused: says, unavailable: says },
    stop: async () => undefined,
  }
}
