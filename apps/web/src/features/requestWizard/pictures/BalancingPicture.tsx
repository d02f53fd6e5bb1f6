import { Charger, Ground, Picture } from './Picture.tsx'

const FIXED = [26, 26, 26, 26, 26]
const LEFT = [30, 14, 22, 10, 32]

/** Power of the charger over time: constant, or limited to the spare capacity of the house. */
export const BalancingPicture = ({ type }: { type: 'NONE' | 'DYNAMIC' }) => (
  <Picture>
    <Ground />
    <Charger x={10} y={40} />
    {(type === 'NONE' ? FIXED : LEFT).map((height, index) => {
      const x = 42 + index * 14
      return (
        // oxlint-disable-next-line react/no-array-index-key -- the order of the bars is fixed
        <g key={index}>
          <rect x={x} y="22" width="9" height={52 - height} rx="2" className="fill-line-strong" />
          <rect x={x} y={75 - height} width="9" height={height} rx="2" className="fill-accent" />
        </g>
      )
    })}
    <path
      d="M40 16h70"
      className={type === 'DYNAMIC' ? 'stroke-ok' : 'stroke-err'}
      strokeWidth="2.5"
      strokeDasharray="4 4"
      strokeLinecap="round"
    />
  </Picture>
)
