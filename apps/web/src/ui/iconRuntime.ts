import { createElement } from 'react'
import type { Icon } from './icon.ts'

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** Draws the shapes of a lucide icon as lucide-react does: 24 units wide, in the colour of the text, hidden from screen readers. */
export const icon =
  (shapes: readonly Shape[]): Icon =>
  ({ size = 24, className = '' }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide ${className}`,
        'aria-hidden': true,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    )
