import { Car, Charger, Ground, Picture } from './Picture.tsx'

/** A charger at its intended site: a house, an office or the side of a street. */
export const ChargerPicture = ({ type }: { type: 'HOME' | 'BUSINESS' | 'PUBLIC' }) => (
  <Picture>
    {type === 'HOME' && (
      <path d="M8 42 38 18l30 24v34H8Z" className="fill-surface stroke-line-control" strokeWidth="2" />
    )}
    {type === 'BUSINESS' && (
      <>
        <path d="M10 76V14h56v62" className="fill-surface stroke-line-control" strokeWidth="2" />
        <path d="M18 26h8M34 26h8M50 26h8M18 40h8M50 40h8" className="stroke-line-control" strokeWidth="4" />
      </>
    )}
    {type === 'PUBLIC' && (
      <>
        <path d="M22 76V20c0-8 14-8 14 0" className="stroke-line-control" strokeWidth="3" />
        <path d="M31 24h10" className="stroke-park" strokeWidth="4" strokeLinecap="round" />
        <rect x="43.500" y="60" width="5" height="16" className="fill-inverse" />
      </>
    )}
    <Charger x={type === 'PUBLIC' ? 35 : 27} y={type === 'PUBLIC' ? 32 : 36} />
    <path
      d={type === 'PUBLIC' ? 'M57 52c8 0 4 12 10 12' : 'M49 56c8 0 8 8 18 8'}
      className="stroke-inverse"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
    <Ground />
    <Car x={62} />
  </Picture>
)
