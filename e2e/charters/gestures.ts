import type { Page } from '@playwright/test'
import { labelled } from './hands.ts'

/** The sheet that a group belongs to, and the room that it moves in. */
const measure = (page: Page, label: string) =>
  labelled(page, label).evaluate((group) => {
    let sheet: HTMLElement = group as HTMLElement
    while (getComputedStyle(sheet).position !== 'absolute' && sheet.parentElement) sheet = sheet.parentElement
    return { height: sheet.offsetHeight, room: sheet.offsetParent?.clientHeight ?? 1 }
  })

/** How much of its room a sheet takes, in percent. */
export const shareOf = async (page: Page, label: string): Promise<number> => {
  const { height, room } = await measure(page, label)
  return (height / room) * 100
}

/** Takes a sheet beside the group in its head, and lets it go where it takes so much of its room. */
export const drag = async (page: Page, label: string, share: number): Promise<void> => {
  const box = await labelled(page, label).boundingBox()
  if (!box) throw new Error(`“${label}” is not on screen.`)
  const { height, room } = await measure(page, label)
  const x = box.x + box.width - 10
  const y = box.y - 6
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + height - share * room, { steps: 3 })
  await page.mouse.up()
}
