import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

interface Scope {
  /** Rules to check; all of WCAG 2.2 A and AA and axe's best practices when not given. */
  rules?: readonly string[]
}

/** Whether the page wears the system's theme already, and no colour is still on its way to another. */
const isSettled = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { theme } = document.documentElement.dataset
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    const isMoving = document.getAnimations().some(
      ({ playState, effect, timeline }) =>
        // One that goes with the scrolling moves only then.
        timeline === document.timeline &&
        playState === 'running' &&
        Number(effect?.getComputedTiming().endTime) !== Number.POSITIVE_INFINITY,
    )
    return (theme === undefined || (theme === 'dark') === isDark) && !isMoving
  })

/** Axe counts what can be seen of a target, also where scrolling brings out the rest: from under what stays, or from outside the box. */
const isScrolledAway = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((target) => {
      const { left, right, top, bottom } = target.getBoundingClientRect()
      const around = (element: Element | null): Element[] =>
        element ? [element, ...around(element.parentElement)] : []
      return [top + 1, bottom - 1].some((y) => {
        const there = document.elementFromPoint((left + right) / 2, y)
        if (target.contains(there)) return false
        const stays = around(there).some(
          (one) => !one.contains(target) && /sticky|fixed/.test(getComputedStyle(one).position),
        )
        const isOutside = around(target.parentElement).some((one) => {
          const box = one.getBoundingClientRect()
          return /auto|scroll/.test(getComputedStyle(one).overflowY) && (y < box.top || y > box.bottom)
        })
        return there !== null && (stays || isOutside)
      })
    })

/**
 * Nothing on the page, as it is now, is against the rules of axe. Violations are listed with the elements concerned.
 */
export const expectAccessible = async (page: Page, { rules }: Scope = {}): Promise<void> => {
  await expect.poll(() => isSettled(page)).toBe(true)
  const axe = new AxeBuilder({ page })
    // Elements that pass are not listed: axe would write a selector for each.
    // Its rule of WCAG 2.2, that targets are 24 px or have room around them, is off unless it is asked for.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    // The portal has no frames of others: no second page is opened to put the findings of all frames together.
    .setLegacyMode()
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze()
  const found: string[] = []
  for (const { id, help, nodes } of violations) {
    const lines: string[] = []
    for (const { html, target } of nodes)
      if (id !== 'target-size' || !(await isScrolledAway(page, String(target[0])))) lines.push(`    ${html}`)
    if (lines.length > 0) found.push(`${id}: ${help}\n${lines.join('\n')}`)
  }
  expect(found, `axe found ${found.length} problems`).toEqual([])
}

/** No one gives up after these delays in the documents to come: looking at what waits takes a busy machine longer. */
export const waitForever = (page: Page, ...delays: readonly number[]): Promise<unknown> =>
  page.addInitScript((without) => {
    const later = window.setTimeout.bind(window)
    const setTimeout = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms !== undefined && without.includes(ms) ? 0 : later(run, ms, ...rest)
    Object.assign(window, { setTimeout })
  }, delays)
