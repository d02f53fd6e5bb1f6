import axe from 'axe-core'
import { act } from 'react'
import { expect, vi } from 'vitest'

/*
 * What a person does at a wizard by keyboard alone, in a document without a browser: there Tab, Space and Enter do nothing by
 * themselves, so a control must be one that browsers know the keys of, and is then used as they use it.
 */

// A document without a browser opens no dialogs.
HTMLDialogElement.prototype.close = () => undefined

/** Whether there is room for everything beside one another. */
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

/** What is heard of it. */
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

/** Every control can be reached by the Tab key, and has a name. */
export const expectReachable = (): void => {
  const controls = document.querySelectorAll<HTMLInputElement>(
    'main :is(input, select, textarea, button, a):not([hidden])',
  )
  const lost = [...controls].filter((one) => one.tabIndex !== 0 || one.disabled || nameOf(one) === '')
  expect(lost.map(({ outerHTML }) => outerHTML)).toEqual([])
}

/** Nothing is against the rules of axe, as far as a document without styles tells. */
export const expectAccessible = async (): Promise<void> => {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** What was asked comes in. */
export const settle = (): Promise<void> =>
  act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  })

/** Space or Enter on a button. */
export const pressButton = async (name: string): Promise<void> => {
  const found = [...document.querySelectorAll('button')].find((button) => nameOf(button) === name)
  if (!found) throw new Error(`There is no button '${name}'.`)
  reach(found)
  act(() => found.click())
  await settle()
}

/** Enter in a field, or on the button that leads on. */
export const goOn = async (): Promise<void> => {
  const button = form().querySelector<HTMLButtonElement>('button[type=submit]')
  if (!button) throw new Error('Nothing leads on.')
  reach(button)
  act(() => button.click())
  await settle()
}

/**
 * A step without its answers is not left, and says what is missing: at the field, or somewhere in these words. The keyboard
 * is led there: to the field of the one wrong answer, or to the list of several above them, each with the way to its field.
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
  // As typed: React listens to the native setter.
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

/** A field, a choice of its group, or something that is on: by its name, and where it has none by its label. */
export const answer = (name: string, value: string | boolean): void => {
  if (typeof value === 'boolean') {
    const box = [...form().querySelectorAll<HTMLInputElement>('input[type=checkbox]')].find(
      (one) => one.name === name || nameOf(one) === name,
    )
    if (!box) throw new Error(`Nothing is called '${name}'.`)
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

export const isAsked = (name: string): boolean => form().querySelector(`[name="${name}"]`) !== null

/** Tab leads on out of a field. */
export const leave = (name: string): void => {
  const field = named(name)
  reach(field)
  act(() => field.blur())
}

/** What is said of a field that is wrong, where it is heard with the field; of a group, with the group. */
export const mistakeOf = (name: string): string | undefined => {
  const field = form().querySelector(`[name="${name}"]`)
  if (!field) return undefined
  if (field.getAttribute('aria-invalid') === 'true') return textOf(field.getAttribute('aria-describedby'))
  const group = field.closest('fieldset')?.getAttribute('aria-describedby')
  return group ? textOf(group) : undefined
}
