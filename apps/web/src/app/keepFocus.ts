const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** The focused element or one of its ancestors, with its index among its siblings. */
interface Place {
  readonly element: Element
  readonly index: number
}

const placesOf = (from: EventTarget | null): readonly Place[] => {
  const places: Place[] = []
  for (let element = from; element instanceof Element && element !== document.body; ) {
    const { parentElement } = element
    places.push({ element, index: parentElement ? [...parentElement.children].indexOf(element) : 0 })
    element = parentElement
  }
  return places
}

/** Focuses an element. Returns true on success; a hidden element cannot be focused. */
const takes = (element: Element | null | undefined): boolean => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  return element !== undefined && element === document.activeElement
}

const firstTakes = (box: Element | undefined): boolean =>
  box !== undefined &&
  ((box.matches(FOCUSABLE) && takes(box)) || [...box.querySelectorAll(FOCUSABLE)].some(takes))

/**
 * Moves the focus to the nearest control: the one now in the same place, else the first one in the nearest ancestor,
 * such as the button that reopens a form. After the removal of a form that filled the screen, or of a step of a
 * dialog, the focus moves to the title.
 */
const goOn = (places: readonly Place[]): void => {
  const isForm = places.some(({ element }) => element.matches('form') && !element.isConnected)
  for (const [at, { element }] of places.entries()) {
    if (!element.isConnected || (isForm && !element.matches('section'))) continue
    if (element.matches('main, :has(h1)')) break
    if (element.matches('dialog') && takes(element.querySelector('h2[tabindex]'))) return
    const index = Math.min(places[at - 1]?.index ?? 0, element.children.length - 1)
    if ((!isForm && firstTakes(element.children[index])) || firstTakes(element)) return
  }
  if (!takes(document.querySelector('main h1'))) takes(document.querySelector('main'))
}

/**
 * Restores a lost focus. If the focused element is removed (a saved form, a moved row, a closed notification),
 * browsers restart at the top of the document; here, the focus moves to a nearby control. Focus set by the screen
 * itself takes precedence. A field that is disabled while its form is sent also loses the focus, and regains it once
 * it is enabled.
 */
export const keepFocus = (): void => {
  let places: readonly Place[] = []
  addEventListener('focusin', ({ target }) => (places = placesOf(target)))
  // A press outside all controls drops the focus on purpose.
  addEventListener('pointerdown', () => (places = []), { capture: true })
  const isLost = () => places[0]?.element.isConnected === false && document.activeElement === document.body
  new MutationObserver(() => {
    if (!isLost()) return
    requestAnimationFrame(() => {
      if (isLost()) goOn(places)
    })
  }).observe(document.body, { childList: true, subtree: true })

  let disabled: Element | undefined
  addEventListener('focusin', () => (disabled = undefined))
  new MutationObserver(() => {
    const element = places[0]?.element
    if (element?.matches(':disabled')) disabled = element
    else if (element && element === disabled) {
      disabled = undefined
      if (document.activeElement === document.body) takes(element)
    }
  }).observe(document.body, { attributes: true, attributeFilter: ['disabled'], subtree: true })
}
