import type { Page } from '@playwright/test'

/**
 * Lists text and controls that cannot be read or pressed: outside the window, clipped by their box, or overlapping. In
 * scroll containers only the visible part counts.
 */
export const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Tolerance in CSS px: glyphs extend slightly beyond their box, and box edges fall on fractions of a pixel. */
    const SLACK = 1.5
    const width = document.documentElement.clientWidth
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main')
    if (!root) return ['nothing is shown']

    interface Box {
      readonly left: number
      readonly right: number
      readonly top: number
      readonly bottom: number
    }
    interface Thing {
      readonly element: Element
      readonly says: string
      readonly boxes: readonly Box[]
    }

    const around = (element: Element): Element[] => {
      const all: Element[] = []
      for (let one = element.parentElement; one && one !== root; one = one.parentElement) all.push(one)
      return all
    }
    /** True if visible: not hidden, not for screen readers only, and not part of a picture. */
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('svg, canvas, option') &&
      ![element, ...around(element)].some(
        (one) => one.clientWidth <= 1 && getComputedStyle(one).overflow === 'hidden',
      )
    const scrolls = (one: Element) => /auto|scroll/.test(getComputedStyle(one).overflow)
    /** Returns the parts of the boxes that are visible in their scroll containers. */
    const visiblePart = (element: Element, boxes: readonly Box[]): Box[] =>
      around(element)
        .filter(scrolls)
        .map((one) => one.getBoundingClientRect())
        .reduce<Box[]>(
          (left, by) =>
            left
              .map((one) => ({
                left: Math.max(one.left, by.left),
                right: Math.min(one.right, by.right),
                top: Math.max(one.top, by.top),
                bottom: Math.min(one.bottom, by.bottom),
              }))
              .filter((one) => one.right - one.left > SLACK && one.bottom - one.top > SLACK),
          [...boxes],
        )

    const texts: Thing[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const says = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (says === '' || !element || !isSeen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      texts.push({ element, says: `“${says}”`, boxes: visiblePart(element, [...range.getClientRects()]) })
    }
    const controls: Thing[] = [...root.querySelectorAll('a, button, input, select, textarea')]
      .filter(isSeen)
      .map((element) => ({
        element,
        says: `<${element.localName} ${element.getAttribute('name') ?? element.textContent?.trim() ?? ''}>`,
        boxes: visiblePart(element, [element.getBoundingClientRect()]),
      }))

    const faults = new Set<string>()
    const by = document.documentElement.scrollWidth - width
    if (by > 0) faults.add(`the page is ${by} px too wide`)
    for (const { element, says, boxes } of [...texts, ...controls])
      for (const { left, right, top, bottom } of boxes) {
        if (left < -SLACK || right > width + SLACK) faults.add(`${says} extends beyond the window`)
        for (const one of [...(element.matches('span, p, a, button') ? [element] : []), ...around(element)]) {
          const { overflowX, overflowY } = getComputedStyle(one)
          const keeps = one.matches('a, button, label') ? 'hidden' : ''
          const at = one.getBoundingClientRect()
          const isWider = left < at.left - SLACK || right > at.right + SLACK
          const isHigher = top < at.top - SLACK || bottom > at.bottom + SLACK
          if (isWider && /hidden|clip/.test(overflowX + keeps)) faults.add(`${says} is wider than its box`)
          if (isHigher && /hidden|clip/.test(overflowY + keeps)) faults.add(`${says} is taller than its box`)
        }
      }

    const footOf = (element: Element) => element.closest('.wizard-foot')
    const things = [...texts, ...controls]
    const belong = (one: Element, other: Element) =>
      one.contains(other) ||
      other.contains(one) ||
      // Content scrolls under the fixed foot, so the two may overlap.
      footOf(one) !== footOf(other) ||
      // A radio or checkbox covers its whole card, and a field may show text at its end.
      (one.closest('label') !== null && one.closest('label') === other.closest('label')) ||
      [one, other].some(
        (field) =>
          field.matches('input') && field.parentElement?.contains(one) && field.parentElement.contains(other),
      )
    const meet = (one: Box, other: Box) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK
    for (const [index, one] of things.entries())
      for (const other of things.slice(index + 1))
        if (!belong(one.element, other.element) && one.boxes.some((a) => other.boxes.some((b) => meet(a, b))))
          faults.add(`${one.says} overlaps ${other.says}`)
    return [...faults]
  })

/**
 * Lists controls that the top bar or the foot covers when they get the focus, going forwards and backwards through the
 * form.
 */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fields = [
      ...document.querySelectorAll<HTMLElement>(
        '.wizard-form :is(a, button, input, select, textarea, [tabindex="0"])',
      ),
    ].filter((one) => one.tabIndex === 0 && !one.closest('.wizard-foot') && one.checkVisibility())
    const faults = new Set<string>()
    for (const field of [...fields, ...fields.toReversed()]) {
      field.focus()
      const { left, width, top, bottom } = field.getBoundingClientRect()
      // A textarea scrolls to the line of the cursor, here the first.
      for (const y of field.matches('textarea') ? [top + 2] : [top + 2, bottom - 2]) {
        const there = document.elementFromPoint(left + width / 2, y)
        const card = field.closest('label') ?? field
        if (!there || !(card.contains(there) || there.contains(field)))
          faults.add(
            `<${field.localName} ${field.getAttribute('name') ?? field.textContent}> at ${Math.round(y)} px`,
          )
      }
    }
    return [...faults]
  })
