import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

interface Scope {
  /** Rules to check; all of WCAG 2.2 A and AA and axe's best practices when not given. */
  rules?: readonly string[]
}

/** Nothing on the page, as it is now, is against the rules of axe. What is, is listed with the elements concerned. */
export const expectAccessible = async (page: Page, { rules }: Scope = {}): Promise<void> => {
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `    ${html}`).join('\n')}`,
  )
  expect(found, `axe found ${found.length} problems`).toEqual([])
}
