/** Classes of text fields and selects. */
export const CONTROL_LOOK =
  'block w-full min-w-0 min-h-10.5 rounded-control border border-line-control bg-surface px-3 text-base text-ink transition-colors duration-150 placeholder:text-ink-3 hover:border-ink-3 focus-visible:border-accent focus-visible:outline-3 focus-visible:outline-offset-0 focus-visible:outline-accent-mid aria-invalid:border-err aria-invalid:focus-visible:outline-err-soft disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3 pointer-coarse:min-h-11'
