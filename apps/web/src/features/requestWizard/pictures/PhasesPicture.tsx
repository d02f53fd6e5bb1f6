import { Picture } from './Picture.tsx'

const ONE = ['M16 42q11-30 22 0t22 0 22 0 22 0'] as const
const THREE = [
  ...ONE,
  'M16 27q7-16 14.700 0t14.700 0 14.700 0 14.700 0 14.700 0 14.700 0',
  'M16 57q7-16 14.700 0t14.700 0 14.700 0 14.700 0 14.700 0 14.700 0',
] as const
const LOOKS = ['stroke-accent', 'stroke-charge', 'stroke-park']

export const PhasesPicture = ({ type }: { type: 'ONE_PHASE' | 'THREE_PHASE' }) => (
  <Picture>
    <rect x="6" y="10" width="108" height="64" rx="8" className="fill-surface stroke-line-strong" />
    {(type === 'ONE_PHASE' ? ONE : THREE).map((path, index) => (
      <path key={path} d={path} className={LOOKS[index]} strokeWidth="3" strokeLinecap="round" />
    ))}
  </Picture>
)
