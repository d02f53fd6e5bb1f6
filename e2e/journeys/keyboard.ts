import { expect, type Page } from '../stack.ts'
import { title } from './views.ts'

type Locator = ReturnType<Page['getByRole']>

export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let tries = 0; tries < 90; tries += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not reach the element.')
}

/** True if Tab reaches the element, or a group in which arrow keys reach it. */
const isReached = (element: HTMLElement): boolean => {
  const group = element.closest('[role=tree], [role=tablist], nav, fieldset')
  return element.tabIndex === 0 || Boolean(group?.querySelector('[tabindex="0"]'))
}

const isFocused = (element: Element): boolean =>
  element === document.activeElement && element.getAttribute('aria-disabled') !== 'true'

/** Presses a key on a control once it can be focused, because a control is disabled while its record is refetched. */
export const press = async (control: Locator, key = 'Enter'): Promise<void> => {
  const takesFocus = async () => {
    await control.focus()
    return control.evaluate(isFocused)
  }
  await control.waitFor()
  await expect.poll(takesFocus).toBe(true)
  expect(await control.evaluate(isReached)).toBe(true)
  await control.page().keyboard.press(key)
}

/** Primary button of a step, found by type: on a phone its text is shorter than its name. */
export const onwards = (page: Page) => page.locator('form button[type=submit]')

/** Replaces the value of a field; an empty text deletes it. */
export const typeOver = async ({ keyboard }: Page, text: string): Promise<void> => {
  await keyboard.press('ControlOrMeta+a')
  await (text === '' ? keyboard.press('Delete') : keyboard.type(text))
}

/** Replaces the value of a field in one step, like a paste. */
export const paste = async (field: Locator, text: string): Promise<void> => {
  const { keyboard } = field.page()
  await press(field, 'ControlOrMeta+a')
  await (text === '' ? keyboard.press('Delete') : keyboard.insertText(text))
}

/** Chooses an option of a closed select with the arrow keys, starting at the first option. */
export const chooseIn = async (list: Locator, value: string): Promise<void> => {
  await press(list, 'Home')
  for (let tries = 0; tries < 60 && (await list.inputValue()) !== value; tries += 1)
    await list.page().keyboard.press('ArrowDown')
  await expect(list).toHaveValue(value)
}

export const keyboardOf = (page: Page) => {
  const { keyboard } = page
  const press = async (target: Locator, key = 'Space') => {
    await tabTo(page, target)
    await keyboard.press(key)
  }
  return {
    press,
    type: async (label: string, text: string) => {
      await tabTo(page, page.getByLabel(label, { exact: true }))
      await typeOver(page, text)
    },
    /** Selects a radio button. Tab stops once per radio group: at the checked option, or at the first. */
    choose: async (target: Locator) => {
      const group = page.locator(`input[type=radio][name="${await target.getAttribute('name')}"]`)
      const chosen = group.and(page.locator(':checked'))
      await press((await chosen.count()) > 0 ? chosen : group.first())
      for (let tries = 0; tries < 6 && !(await target.isChecked()); tries += 1)
        await keyboard.press('ArrowDown')
      await expect(target).toBeChecked()
    },
    select: async (list: Locator, label: string) => {
      await expect(list.locator('option', { hasText: label })).toBeAttached()
      await tabTo(page, list)
      const chosen = list.locator('option:checked')
      for (let tries = 0; tries < 30 && (await chosen.textContent()) !== label; tries += 1)
        await keyboard.press('ArrowDown')
      await expect(chosen).toHaveText(label)
    },
    goOnTo: async (heading: string) => {
      await press(onwards(page), 'Enter')
      await expect(title(page, heading)).toBeFocused()
    },
  }
}
