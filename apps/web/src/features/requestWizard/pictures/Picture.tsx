import type { ReactNode } from 'react'

/** Decorative frame of a picture on a card, in the theme's colours. */
export const Picture = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden="true" viewBox="0 0 120 84" fill="none" className="h-full max-h-24 w-full max-w-36">
    {children}
  </svg>
)

export const Ground = () => (
  <path d="M8 76h104" className="stroke-line-strong" strokeWidth="2.5" strokeLinecap="round" />
)

/** Front view of a charger, with its upper left corner at `x` and `y`. */
export const Charger = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width="22" height="34" rx="5.500" className="fill-inverse" />
    <rect x="4" y="5" width="14" height="3.500" rx="1.750" className="fill-accent" />
    <path
      d="m12.500 13-4.500 6.500h6L10 26"
      className="stroke-on-inverse"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
)

/** Side view of a car, with its lower left corner at `x` and 76. */
export const Car = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 48)`}>
    <path
      d="M1 22v-8c0-3 2-5 5-6l5-1 7-8c1-1 3-2 5-2h11c2 0 4 1 5 3l5 8 4 1c2 1 4 3 4 5v8a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2Z"
      className="fill-accent-soft stroke-accent"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <circle cx="13" cy="24" r="5" className="fill-inverse stroke-surface" strokeWidth="2" />
    <circle cx="40" cy="24" r="5" className="fill-inverse stroke-surface" strokeWidth="2" />
  </g>
)
