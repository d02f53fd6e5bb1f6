import { Search, Upload } from 'lucide-react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useI18n } from '../../app/context.ts'
import { RecordTable } from '../../components/records/RecordList.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { paths } from '../../data/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconTile } from '../../ui/IconTile.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { CARDS } from './recordScreens/cards.ts'

const FIELDS = ['PrintedNumber', 'EvcoId', 'Description'] as const

/** Card search by printed number, EVCO ID or description, for phone support. The URL holds the query (S8, S9). */
export const FindCard = () => {
  const { t, errorText } = useI18n()
  const query = new URLSearchParams(useSearch())
  const by = FIELDS.find((field) => field === query.get('by')) ?? FIELDS[0]
  const text = query.get('q')
  const isEmpty = text !== null && text.trim() === ''
  return (
    <div className="wide">
      <ScreenHeader
        title={t('shell.netFindCard')}
        context={t('network.findCard.context')}
        actions={
          <LinkButton icon={Upload} href={paths.netCardImport()}>
            {t('network.findCard.import')}
          </LinkButton>
        }
      />
      <Card className="mb-5 sm:w-fit">
        <search>
          <form
            key={`${by} ${text}`}
            noValidate
            className="grid items-start gap-3 sm:grid-cols-[14rem_minmax(0,24rem)_max-content]"
            onSubmit={(event) => {
              event.preventDefault()
              const form = new FormData(event.currentTarget)
              navigate(paths.netFindCard({ by: String(form.get('by')), q: String(form.get('q')) }))
            }}
          >
            <Select
              name="by"
              label={t('network.findCard.by')}
              defaultValue={by}
              options={FIELDS.map((field) => ({ value: field, label: t(`network.findCard.${field}`) }))}
            />
            <TextInput
              name="q"
              type="search"
              autoComplete="off"
              label={t('network.findCard.text')}
              defaultValue={text ?? ''}
              error={isEmpty && errorText('SEARCHQUERYINVALID')}
            />
            <Button type="submit" variant="primary" size="lg" icon={Search} className="sm:mt-6.5">
              {t('common.search')}
            </Button>
          </form>
        </search>
      </Card>
      {text !== null && !isEmpty && (
        <RecordTable
          key={`${by} ${text}`}
          screen={CARDS}
          fixed={[{ field: by, operator: 'CO', value: text.trim() }]}
          none={<NoCard text={text.trim()} />}
        />
      )}
    </div>
  )
}

const NoCard = ({ text }: { text: string }) => {
  const { t } = useI18n()
  return (
    <EmptyState
      level={2}
      picture={<IconTile icon={CARDS.icon} tone="off" />}
      title={t('network.findCard.none', { text })}
    >
      {t('network.findCard.noneText')}
    </EmptyState>
  )
}
