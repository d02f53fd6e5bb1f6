import axe from 'axe-core'
import { act } from 'react'
import { expect, vi } from 'vitest'

// Keyboard use of a wizard in jsdom, where Tab, Space and Enter have no default action: each helper requires a native
// control and then performs its default action.

// jsdom does not implement dialogs.
HTMLDialogElement.prototype.close = () => undefined

/** Sets the result of all media queries: wide or narrow screen. */
export const wide = (isWide: boolean): void => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const form = (): HTMLFormElement => {
  const found = document.querySelector<HTMLFormElement>('form.wizard-form')
  if (!found) throw new Error(`No step is shown: ${document.body.textContent}`)
  return found
}
export const heading = (): string => document.querySelector('h1')?.textContent ?? ''

const textOf = (ids: string | null | undefined): string =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()

const nameOf = (element: Element): string => {
  const labels =
    element instanceof HTMLElement && 'labels' in element ? (element as HTMLInputElement).labels : null
  return (
    textOf(element.getAttribute('aria-labelledby')) ||
    (element.getAttribute('aria-label') ??
      [...(labels ?? []), element].map((one) => one.textContent).join(' '))
  ).trim()
}

const reach = (element: HTMLElement): void => {
  expect(element.tabIndex, `the Tab key leads to ${element.outerHTML}`).toBe(0)
  act(() => element.focus())
  expect(document.activeElement).toBe(element)
}

/** Asserts that every control is in the tab order and has a name. */
export const expectReachable = (): void => {
  const controls = document.querySelectorAll<HTMLInputElement>(
    'main :is(input, select, textarea, button, a):not([hidden])',
  )
  const lost = [...controls].filter((one) => one.tabIndex !== 0 || one.disabled || nameOf(one) === '')
  expect(lost.map(({ outerHTML }) => outerHTML)).toEqual([])
}

/** Asserts that axe finds no violations, as far as it can tell without styles. */
export const expectAccessible = async (): Promise<void> => {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

export const settle = (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  })

export const pressButton = async (name: string): Promise<void> => {
  const found = [...document.querySelectorAll('button')].find((button) => nameOf(button) === name)
  if (!found) throw new Error(`There is no button '${name}'.`)
  reach(found)
  act(() => found.click())
  await settle()
}

/** Submits the step with its next button, as Enter in a field would. */
export const goOn = async (): Promise<void> => {
  const button = form().querySelector<HTMLButtonElement>('button[type=submit]')
  if (!button) throw new Error('There is no next button.')
  reach(button)
  act(() => button.click())
  await settle()
}

/**
 * Asserts that an incomplete step stays open and reports the missing answers, at the field or in the given words. The
 * focus moves to the invalid field or, if there are several, to the list of links to them.
 */
export const expectNotLeft = async (field: string | undefined, words = ''): Promise<void> => {
  const before = heading()
  await goOn()
  expect(heading()).toBe(before)
  expectAtMistake()
  expect(field === undefined ? document.body.textContent.includes(words) : mistakeOf(field)).toBeTruthy()
}

const expectAtMistake = (): void => {
  const at = document.activeElement
  const ways = [...(at?.querySelectorAll('button') ?? [])]
  if (at?.getAttribute('role') !== 'group') {
    expect(at?.getAttribute('name'), `the focus is at a field: ${at?.outerHTML}`).toBeTruthy()
    expect(document.querySelector('form.wizard-form [role=group][tabindex="-1"]')).toBeNull()
    return
  }
  expect(ways).not.toHaveLength(0)
  for (const way of ways) {
    act(() => way.click())
    const field = document.activeElement
    expect(field?.getAttribute('name'), `'${way.textContent}' leads to its field`).toBeTruthy()
  }
  act(() => (at as HTMLElement).focus())
}

const write = (control: Control, value: string): void => {
  // Bypasses React's value tracking, so React notices the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')?.set?.call(
    control,
    value,
  )
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}

const named = (name: string): Control => {
  const found = form().querySelector<Control>(`[name="${name}"]`)
  if (!found) throw new Error(`There is no field '${name}': ${form().textContent}`)
  return found
}

/** Answers a field or radio group, found by name, or a checkbox, found by name or label. */
export const answer = (name: string, value: string | boolean): void => {
  if (typeof value === 'boolean') {
    const box = [...form().querySelectorAll<HTMLInputElement>('input[type=checkbox]')].find(
      (one) => one.name === name || nameOf(one) === name,
    )
    if (!box) throw new Error(`There is no control '${name}'.`)
    reach(box)
    if (box.checked !== value) act(() => box.click())
    return
  }
  const choice = form().querySelector<HTMLInputElement>(`input[type=radio][name="${name}"][value="${value}"]`)
  if (choice) {
    reach(choice)
    act(() => choice.click())
    return
  }
  const field = named(name)
  if (field instanceof HTMLSelectElement)
    expect([...field.options].map((option) => option.value)).toContain(value)
  reach(field)
  act(() => write(field, value))
}

export const isVisible = (name: string): boolean => form().querySelector(`[name="${name}"]`) !== null

export const leave = (name: string): void => {
  const field = named(name)
  reach(field)
  act(() => field.blur())
}

/** Returns the error text that a screen reader announces with the field, or with its group. */
export const mistakeOf = (name: string): string | undefined => {
  const field = form().querySelector(`[name="${name}"]`)
  if (!field) return undefined
  if (field.getAttribute('aria-invalid') === 'true') return textOf(field.getAttribute('aria-describedby'))
  const group = field.closest('fieldset')?.getAttribute('aria-describedby')
  return group ? textOf(group) : undefined
}
