/** Illustration of a pole charger beside a car, in theme colours; decorative. */
export const PolePicture = ({ width = 200 }: { width?: number }) => (
  <svg aria-hidden="true" width={width} viewBox="0 0 200 120" fill="none">
    <path d="M8 108h184" className="stroke-line-strong" strokeWidth="3" strokeLinecap="round" />
    <rect x="26" y="18" width="30" height="90" rx="8" className="fill-inverse" />
    <rect x="32" y="26" width="18" height="5" rx="2.500" className="fill-accent" />
    <path
      d="m43 40-6 9h8l-6 9"
      className="stroke-on-inverse"
      strokeWidth="2.500"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M56 60c14 0 10 34 24 34 8 0 8-12 16-14"
      className="stroke-inverse"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path
      d="M94 96V80c0-5 3-8 8-9l10-2 14-18c2-3 5-4 8-4h24c4 0 7 2 9 5l9 17 6 2c4 1 6 4 6 8v17a4 4 0 0 1-4 4H98a4 4 0 0 1-4-4Z"
      className="fill-accent-soft stroke-accent"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path
      d="M122 68l9-11c1-2 3-2 5-2h8v13zM151 55h6c3 0 4 1 5 3l5 10h-16z"
      className="fill-surface stroke-accent"
      strokeWidth="2"
    />
    <circle cx="117" cy="100" r="10" className="fill-inverse stroke-surface" strokeWidth="3" />
    <circle cx="169" cy="100" r="10" className="fill-inverse stroke-surface" strokeWidth="3" />
  </svg>
)
