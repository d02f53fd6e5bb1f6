import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

interface Scope {
  /** Rules to check. Default: axe's rules for WCAG 2.2 A and AA, and its best practices. */
  rules?: readonly string[]
}

/** True if the page has its title, shows the system's theme, and no finite animation is running. */
const isSettled = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { theme } = document.documentElement.dataset
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    const isMoving = document.getAnimations().some(
      ({ playState, effect, timeline }) =>
        // Ignores scroll-driven animations, which move only while the page scrolls.
        timeline === document.timeline &&
        playState === 'running' &&
        Number(effect?.getComputedTiming().endTime) !== Number.POSITIVE_INFINITY,
    )
    const hasTheme = theme === undefined || (theme === 'dark') === isDark
    return document.title !== '' && hasTheme && !isMoving
  })

/**
 * True if scrolling would reveal the rest of the target. axe measures only the visible part, so targets under a sticky
 * bar or outside a scroll container seem too small.
 */
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

/** Expects no axe violations on the page in its current state. Lists each violation with its elements. */
export const expectAccessible = async (page: Page, { rules }: Scope = {}): Promise<void> => {
  await expect.poll(() => isSettled(page)).toBe(true)
  const options: RunOptions = {
    ...(rules && { runOnly: [...rules] }),
    // Passing elements are not listed: axe would write a selector for each.
    resultTypes: ['violations'],
    // Axe's rule for WCAG 2.2 (targets of 24 px, or with room around them) is off by default.
    rules: { 'target-size': { enabled: true } },
  }
  // Inject axe once per document: parsing it takes as long as a scan.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`)
  const found: string[] = []
  for (const { id, help, nodes } of violations) {
    const lines: string[] = []
    for (const { html, target } of nodes)
      if (id !== 'target-size' || !(await isScrolledAway(page, String(target[0])))) lines.push(`    ${html}`)
    if (lines.length > 0) found.push(`${id}: ${help}\n${lines.join('\n')}`)
  }
  expect(found, `axe found ${found.length} problems`).toEqual([])
}

/**
 * Disables timeouts of these lengths in all later documents, because inspecting a pending state can outlast them on a
 * busy machine.
 */
export const waitForever = (page: Page, ...delays: readonly number[]): Promise<unknown> =>
  page.addInitScript((without) => {
    const later = window.setTimeout.bind(window)
    const setTimeout = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms !== undefined && without.includes(ms) ? 0 : later(run, ms, ...rest)
    Object.assign(window, { setTimeout })
  }, delays)
