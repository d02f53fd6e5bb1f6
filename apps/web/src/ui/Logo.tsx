import { useId } from 'react'

/** Logo of the brand, or the portal's mark in the brand colour. The product name follows as text. */
export const Logo = ({ size = 28 }: { size?: number }) => {
  const fill = useId()
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 28 28" className="logo shrink-0">
      <linearGradient id={fill} x1="0" y1="0" x2="0.4" y2="1">
        <stop className="[stop-color:var(--logo-from)]" />
        <stop offset="1" className="[stop-color:var(--logo-to)]" />
      </linearGradient>
      <rect width="28" height="28" rx="7" fill={`url(#${fill})`} />
      <path
        transform="translate(6 6) scale(.667)"
        d="M6.3 20.3a2.4 2.4 0 0 0 3.4 0L12 18l-6-6-2.3 2.3a2.4 2.4 0 0 0 0 3.4ZM2 22l3-3M7.5 13.5 10 11M10.5 16.5 13 14M18 3l-4 4h6l-4 4"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="fill-none stroke-flag-white"
      />
    </svg>
  )
}
