import { useI18n } from '../../app/context.ts'
import { type TextKey, type Translate, toldBy } from '../../texts/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { lookOf, type StatusLook } from '../../ui/statusLook.ts'

/** Badges of an enumeration, in the order in which a filter offers its values. */
export type ValueBadges<Value extends string = string> = Readonly<
  Record<Value, StatusLook & { readonly label: TextKey }>
>

/** Labels of an enumeration, in the order in which a filter offers its values. */
export type ValueLabels<Value extends string = string> = Readonly<Record<Value, TextKey>>

/** Returns the label of a value; a value that only a newer server knows is shown as 'Unknown (…)'. */
export const wordOf = (t: Translate, values: ValueBadges | ValueLabels, value: string): string =>
  toldBy(t)(value, (code: string) => {
    const word = values[code]
    const key = typeof word === 'object' ? word.label : word
    return key === undefined ? code : t(key as 'common.yes')
  })

export interface ValueBadgeProps {
  values: ValueBadges
  value: string
}

export const ValueBadge = ({ values, value }: ValueBadgeProps) => {
  const { t } = useI18n()
  return <Badge {...lookOf(values, value)} label={wordOf(t, values, value)} />
}
