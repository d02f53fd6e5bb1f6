import { Charger, Ground, Picture } from './Picture.tsx'

/** A phone that takes a picture of the site, or an installer in front of it. */
export const SurveyPicture = ({ type }: { type: 'REMOTE' | 'ON_SITE' }) => (
  <Picture>
    {type === 'REMOTE' ? (
      <>
        <rect x="38" y="6" width="44" height="72" rx="8" className="fill-inverse" />
        <rect x="43" y="14" width="34" height="50" rx="3" className="fill-surface" />
        <Charger x={49} y={20} />
        <circle cx="60" cy="71" r="3.500" className="fill-accent" />
        <path
          d="M22 26v-8h10M98 26v-8H88M22 58v8h10M98 58v8H88"
          className="stroke-accent"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    ) : (
      <>
        <Ground />
        <Charger x={20} y={36} />
        <circle cx="78" cy="28" r="9" className="fill-accent-soft stroke-accent" strokeWidth="2.5" />
        <path d="M67 24a11 11 0 0 1 22 0Z" className="fill-park stroke-inverse" strokeWidth="2" />
        <path
          d="M62 76V56c0-8 6-14 16-14s16 6 16 14v20"
          className="fill-surface stroke-inverse"
          strokeWidth="2.5"
        />
        <path d="M66 54 48 50" className="stroke-inverse" strokeWidth="4" strokeLinecap="round" />
      </>
    )}
  </Picture>
)
