import { classes } from './classes.ts'

const HEIGHT = 26

/** Small bars of the last days, the latest highlighted. Decorative, because the number beside it states the value. */
export const SparkBars = ({
  values,
  tone = 'accent',
}: {
  values: readonly number[]
  tone?: 'accent' | 'fin'
}) => {
  const most = Math.max(...values, 1e-9)
  return (
    <svg
      aria-hidden="true"
      width={values.length * 9 - 3}
      height={HEIGHT}
      className={classes('shrink-0', tone === 'accent' ? 'text-accent' : 'text-fin')}
    >
      {values.map((value, index) => {
        const height = Math.max(2, (value / most) * HEIGHT)
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar is identified by its position
            key={index}
            x={index * 9}
            y={HEIGHT - height}
            width={6}
            height={height}
            rx={1.5}
            fill="currentColor"
            opacity={index === values.length - 1 ? 1 : 0.38}
          />
        )
      })}
    </svg>
  )
}
