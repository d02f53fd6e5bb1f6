import { useI18n } from '../../app/context.ts'
import { paths } from '../../data/paths.ts'
import { TextLink } from '../../ui/TextLink.tsx'

export const ReportCell = ({ value }: { value: unknown }) => {
  const { t } = useI18n()
  if (typeof value !== 'string' || value === '') return '–'
  return (
    <TextLink href={paths.netReports(Object.fromEntries(new URLSearchParams(value)))}>
      {t('shell.netReports')}
    </TextLink>
  )
}
