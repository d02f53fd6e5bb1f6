import type { FieldChange } from '@portal/machines'
import { useI18n } from '../../app/context.ts'
import { labelOf, settingText } from './labels.ts'

export const Differences = ({ changes }: { changes: readonly FieldChange[] }) => {
  const { t } = useI18n()
  return (
    <table className="mt-2 w-full text-left">
      <thead className="text-xs text-ink-3">
        <tr>
          <th scope="col" className="py-1.5 pr-3 font-medium">
            {t('settings.field')}
          </th>
          <th scope="col" className="py-1.5 pr-3 font-medium">
            {t('settings.before')}
          </th>
          <th scope="col" className="py-1.5 font-medium">
            {t('settings.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-3 font-medium wrap-anywhere text-ink">
              {labelOf(field, t)}
            </th>
            <td className="py-2 pr-3 break-all">{settingText(String(before ?? ''), t)}</td>
            <td className="py-2 font-semibold break-all text-ink">{settingText(String(after ?? ''), t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
