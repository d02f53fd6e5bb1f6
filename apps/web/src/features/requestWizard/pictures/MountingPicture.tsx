import { Charger, Ground, Picture } from './Picture.tsx'

export const MountingPicture = ({ type }: { type: 'WALL' | 'POLE' }) => (
  <Picture>
    {type === 'WALL' ? (
      <>
        <rect x="24" y="8" width="72" height="66" rx="6" className="fill-surface stroke-line-strong" />
        <path
          d="M24 30h72M24 52h72M48 8v22M76 8v22M36 30v22M86 30v22M48 52v22M76 52v22"
          className="stroke-line-strong"
          strokeWidth="1.5"
        />
        <Charger x={49} y={20} />
        <path d="M60 54c0 12 24 12 24 2" className="stroke-inverse" strokeWidth="3" strokeLinecap="round" />
      </>
    ) : (
      <>
        <Ground />
        <rect x="56" y="38" width="8" height="38" className="fill-inverse" />
        <path d="M48 76h24" className="stroke-inverse" strokeWidth="4" strokeLinecap="round" />
        <Charger x={49} y={12} />
        <path d="M71 34c12 0 4 30 16 30" className="stroke-inverse" strokeWidth="3" strokeLinecap="round" />
      </>
    )}
  </Picture>
)
