export interface ProgressBarProps {
  /** Accessible name. */
  label: string
  value: number
  max: number
}

export const ProgressBar = ({ label, value, max }: ProgressBarProps) => (
  <progress
    aria-label={label}
    value={value}
    max={max}
    className="block h-1.5 w-full appearance-none overflow-hidden rounded-full border border-line-control bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
  />
)
