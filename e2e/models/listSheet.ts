import { expect } from '@playwright/test'
import type { ListSheetMachine, SheetStop } from '@portal/machines'
import type { Facts } from '@portal/machines/paths'
import { openAs } from '../signIn.ts'
import { t } from '../texts.ts'
import { type PageAdapter, unseen } from './adapter.ts'
import { patiently, SOON } from './pageClock.ts'
import type { Stage } from './stage.ts'

const PHONE = { width: 390, height: 844 }
/** What the address and the button of a stop say. */
const SHOWN = { low: 'map', half: 'half', full: 'list' } as const
/** How much of the room the sheet takes at a stop, at least and at most. */
const SHARES: Readonly<Record<SheetStop, readonly [number, number]>> = {
  low: [0, 0.3],
  half: [0.4, 0.6],
  full: [0.7, 1],
}

/** The list of locations over the map, on a phone. */
export const listSheetOnPage = ({ page, clock }: Stage): PageAdapter<ListSheetMachine> => {
  const head = page.getByRole('group', { name: t('locations.show') })
  const choose = (shows: 'map' | 'half' | 'list') =>
    head.getByText(t(`locations.show.${shows}`), { exact: true }).click()
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link')
  const close = page
    .getByRole('main')
    .getByRole('button', { name: /^Close / })
    .first()

  /** The sheet within the room that it moves in. */
  const measure = () =>
    head.evaluate((element) => {
      let sheet: HTMLElement = element as HTMLElement
      while (getComputedStyle(sheet).position !== 'absolute' && sheet.parentElement)
        sheet = sheet.parentElement
      return { height: sheet.offsetHeight, room: sheet.offsetParent?.clientHeight ?? 1 }
    })

  const at = async ({ stop }: Facts) => {
    const name = stop as SheetStop
    const chosen = head.getByRole('radio', { name: t(`locations.show.${SHOWN[name]}`), exact: true })
    await expect(chosen).toBeChecked(SOON)
    const [least, most] = SHARES[name]
    await expect
      .poll(async () => {
        const { height, room } = await measure()
        return height / room >= least && height / room <= most
      }, SOON)
      .toBe(true)
    await expect.poll(() => new URL(page.url()).searchParams.get('show') ?? 'half', SOON).toBe(SHOWN[name])
  }

  return {
    start: async (input) => {
      await page.setViewportSize(PHONE)
      // What moves takes time that the page's clock does not know.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { stop } = input as { stop: SheetStop }
      await openAs(page, 'fleet', `/locations?show=${SHOWN[stop]}`)
      await patiently(clock, () => expect(rows.first()).toBeAttached(SOON))
      await patiently(clock, () => expect(head).toBeVisible(SOON))
    },
    act: {
      LIST: () => choose('list'),
      BOTH: () => choose('half'),
      MAP: () => choose('map'),
      OPEN: async () => {
        // A location that is open already is closed first.
        if (new URL(page.url()).searchParams.has('location')) await close.click()
        await rows.first().press('Enter')
      },
      DROP: async ({ event }) => {
        const box = await head.boundingBox()
        if (!box) throw new Error('The sheet has no head.')
        const { height, room } = await measure()
        const x = box.x + box.width - 10
        const y = box.y - 6
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x, y + height - Number(event['share']) * room, { steps: 3 })
        await page.mouse.up()
      },
    },
    answer: {},
    delay: {},
    see: { beginning: unseen('It is over before anything is drawn.'), low: at, half: at, full: at },
    stop: async () => undefined,
  }
}
