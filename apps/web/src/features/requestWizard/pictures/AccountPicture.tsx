import { Ground, Picture } from './Picture.tsx'

export const AccountPicture = ({ type }: { type: 'private' | 'company' }) => (
  <Picture>
    <Ground />
    {type === 'private' ? (
      <>
        <path
          d="M34 76V44l26-22 26 22v32"
          className="fill-surface stroke-inverse"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <path d="m28 48 32-27 32 27" className="stroke-accent" strokeWidth="4" strokeLinecap="round" />
        <path d="M53 76V58h14v18" className="fill-accent-soft stroke-accent" strokeWidth="2" />
      </>
    ) : (
      <>
        <path
          d="M30 76V18h36v58M66 76V38h24v38"
          className="fill-surface stroke-inverse"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <path
          d="M38 28h6M52 28h6M38 40h6M52 40h6M38 52h6M52 52h6M74 48h8M74 60h8"
          className="stroke-accent"
          strokeWidth="4"
        />
        <path d="M43 76V64h10v12" className="fill-accent-soft stroke-accent" strokeWidth="2" />
      </>
    )}
  </Picture>
)
