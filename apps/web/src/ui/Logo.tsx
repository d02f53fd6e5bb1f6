import { useId } from 'react'

/** The portal's mark: a plug that is a bolt, in the brand's hue. The product name stands beside it as text. */
export const Logo = ({ size = 28 }: { size?: number }) => {
  const fill = useId()
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 28 28" className="shrink-0">
      <linearGradient id={fill} x1="0" y1="0" x2="0.4" y2="1">
        <stop className="[stop-color:var(--logo-from)]" />
        <stop offset="1" className="[stop-color:var(--logo-to)]" />
      </linearGradient>
      <rect width="28" height="28" rx="7" fill={`url(#${fill})`} />
      <path d="M15.6 5.2 7.4 15.4h5.1l-1.2 7.4 8.9-10.9h-5.4z" className="fill-flag-white" />
    </svg>
  )
}
