import { POWER_CONNECTIONS } from '@portal/schemas'
import { Picture } from './Picture.tsx'

/** A dial whose needle points further right for faster charging. */
export const SpeedPicture = ({ type }: { type: (typeof POWER_CONNECTIONS)[number] }) => {
  const share = (POWER_CONNECTIONS.indexOf(type) + 0.5) / POWER_CONNECTIONS.length
  const angle = Math.PI * (1 - share)
  const [x, y] = [60 + 34 * Math.cos(angle), 66 - 34 * Math.sin(angle)]
  return (
    <Picture>
      <path
        d="M16 66a44 44 0 0 1 88 0"
        className="stroke-line-strong"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M16 66a44 44 0 0 1 88 0"
        className="stroke-accent"
        strokeWidth="9"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray={`${Math.round(share * 100)} 200`}
      />
      <path
        d={`M60 66 ${x.toFixed(1)} ${y.toFixed(1)}`}
        className="stroke-inverse"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="60" cy="66" r="6" className="fill-inverse" />
    </Picture>
  )
}
