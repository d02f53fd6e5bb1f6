/** Illustration of a wall charger in theme colours; decorative. */
export const ChargerPicture = ({ width = 176 }: { width?: number }) => (
  <svg aria-hidden="true" width={width} viewBox="0 0 176 120" fill="none">
    <rect x="20" y="8" width="136" height="96" rx="12" className="fill-sunken stroke-line" />
    <path
      d="M20 40h136M20 72h136M58 8v32M118 8v32M38 40v32M138 40v32M58 72v32M118 72v32"
      className="stroke-line"
      strokeWidth="2"
    />
    <rect x="64" y="20" width="48" height="70" rx="11" className="fill-inverse" />
    <rect x="72" y="29" width="32" height="6" rx="3" className="fill-accent" />
    <path d="M94 53.5a9 9 0 1 1-12 0" className="stroke-on-inverse" strokeWidth="3" strokeLinecap="round" />
    <path d="M88 46v9" className="stroke-on-inverse" strokeWidth="3" strokeLinecap="round" />
    <path
      d="M88 90v8c0 10 8 12 18 12h24c10 0 14-5 14-14V84"
      className="stroke-inverse"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M139 70h10v10a5 5 0 0 1-10 0z" className="fill-inverse" />
    <path
      d="M141.500 70v-6M146.500 70v-6"
      className="stroke-inverse"
      strokeWidth="2.500"
      strokeLinecap="round"
    />
  </svg>
)
