import { LANGUAGES } from '@portal/schemas'
import { CircleAlert, Pencil, Unlink } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { VirtualRows } from '../../ui/VirtualRows.tsx'
import type { TextRow } from './rows.ts'

export interface TextTableProps {
  rows: readonly TextRow[]
  hrefOf: (row: TextRow) => string
}

export const TextTable = ({ rows, hrefOf }: TextTableProps) => {
  const { t } = useI18n()
  return (
    <VirtualRows
      label={t('shell.netTranslations')}
      headers={[
        t('translations.key'),
        ...LANGUAGES.map((language) => t(`translations.language.${language}`)),
      ]}
      rows={rows}
      rowKey={({ key }) => key}
      heights={{ wide: 68, phone: 168 }}
      columns="minmax(0,1.1fr) minmax(0,1fr) minmax(0,1fr) minmax(0,1fr)"
      cells={(row) => [
        <KeyCell key="key" row={row} href={hrefOf(row)} />,
        ...LANGUAGES.map((language) => (
          <span key={language} lang={language} className="line-clamp-2 text-ink-2 wrap-anywhere">
            {row.missing.includes(language) ? (
              <span className="font-medium text-err-ink" lang="">
                {t('translations.none')}
              </span>
            ) : (
              row.texts[language]
            )}
          </span>
        )),
      ]}
    />
  )
}

const KeyCell = ({ row, href }: { row: TextRow; href: string }) => {
  const { t } = useI18n()
  return (
    <>
      <Anchor href={href} className="text-link block truncate font-medium" title={row.key}>
        {row.key}
      </Anchor>
      <span className="flex gap-1.5 pt-0.5">
        {row.missing.length > 0 && (
          <Badge tone="err" icon={CircleAlert} label={t('translations.state.missing')} />
        )}
        {row.changed.length > 0 && <Badge tone="res" icon={Pencil} label={t('translations.state.changed')} />}
        {!row.built && <Badge tone="off" icon={Unlink} label={t('translations.state.unknown')} />}
      </span>
    </>
  )
}
