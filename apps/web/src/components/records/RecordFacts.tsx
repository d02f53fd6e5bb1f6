import type { RecordFields } from '@portal/machines'
import type { MetaField } from '@portal/schemas/contract'
import type { ComponentType } from 'react'
import { useI18n } from '../../app/context.ts'
import { linkIn } from '../../data/records.ts'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { classes } from '../../ui/classes.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { Secret } from '../../ui/Secret.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { NO_VALUE } from '../lists/figures.ts'
import { FieldCell, type FieldCellProps } from './FieldCell.tsx'
import { factGroups, withCoordinates } from './fieldGroups.ts'
import type { RecordScreen } from './recordScreen.ts'
import type { RecordWords } from './useRecordWords.ts'

export interface RecordFactsProps {
  screen: RecordScreen
  places: Readonly<Record<string, (id: string) => string>>
  meta: readonly MetaField[]
  record: RecordFields
  words: RecordWords
  states?: LinkedStates | undefined
  /** Set to force a single column. */
  isNarrow?: boolean
}

/** Components that show the state of a linked record beside its link, by class. */
export type LinkedStates = Readonly<Record<string, ComponentType<{ id: string }>>>

const NO_STATES: LinkedStates = {}

/** Fields with a single value, one card per category. */
export const RecordFacts = ({
  screen,
  places,
  states = NO_STATES,
  meta,
  words,
  isNarrow = false,
  ...data
}: RecordFactsProps) => {
  const { t } = useI18n()
  const record = withCoordinates(data.record)
  const groups = factGroups(meta, record)
  const look = isNarrow ? '' : factsLook(groups)
  const isAlone = !isNarrow && groups.length === 2 && isLong(groups)
  return (
    <div
      className={classes(
        'grid items-start gap-4',
        // An empty second row would add a second gap below a single card.
        !isNarrow && 'lg:grid-cols-2 lg:has-[>:nth-child(2)]:grid-rows-[auto_1fr] 2xl:grid-cols-3',
      )}
    >
      {groups.map(({ category, fields }) => (
        <Card
          key={category}
          title={t(`record.category.${category}`)}
          padded={false}
          className={category === groups[0]?.category ? look : isAlone ? ALONE : ''}
        >
          <DescriptionList
            inColumns={!isNarrow && fields.length > 1 && (isAlone || category === groups[0]?.category)}
          >
            {fields.map((field) => (
              <KeyValue key={field.Name} name={words.labelOf(field.Name)}>
                <span className="fact">
                  <Fact
                    screen={screen}
                    places={places}
                    states={states}
                    field={field}
                    record={record}
                    words={words}
                  />
                  {screen.copied?.includes(field.Name) && (
                    <CopyFact name={words.labelOf(field.Name)} value={record[field.Name]} />
                  )}
                </span>
              </KeyValue>
            ))}
          </DescriptionList>
        </Card>
      ))}
    </div>
  )
}

/** The first group spans columns if it has more facts than this, so the columns beside it do not stay empty. */
const LONG = 12
const isLong = ([first]: ReturnType<typeof factGroups>): boolean => (first?.fields.length ?? 0) > LONG

/** A single group below a long one takes the full width. */
const ALONE = '@container max-2xl:lg:col-span-full'

/**
 * Returns the classes that place the first group. The other groups are stacked beside it, or below it if it is long
 * and there are only two columns.
 */
const factsLook = (groups: ReturnType<typeof factGroups>): string => {
  if (groups.length === 1) return '@container lg:col-span-full'
  if (isLong(groups)) return '@container max-2xl:lg:col-span-full 2xl:col-span-2 2xl:row-span-2'
  return groups.length === 2 ? '@container lg:row-span-2 2xl:col-span-2' : 'lg:row-span-2'
}

/** Button that copies a value, even a hidden one. */
const CopyFact = ({ name, value }: { name: string; value: unknown }) => {
  const { t } = useI18n()
  if (typeof value !== 'string' || value === '') return null
  return (
    <CopyButton
      text={value}
      label={
        <>
          {t('record.copy')} <span className="sr-only">{name}</span>
        </>
      }
      copiedLabel={t('record.copied')}
    />
  )
}

interface FactProps extends FieldCellProps {
  screen: RecordScreen
  places: RecordFactsProps['places']
  states: LinkedStates
}

/**
 * Field value; sensitive values of other users are hidden until revealed, and links lead to records that have a screen.
 */
const Fact = ({ places, states, ...cell }: FactProps) => {
  const { screen, field, record, words } = cell
  const { t } = useI18n()
  const value: unknown = Reflect.get(record, field.Name)
  if (value === undefined || value === null || value === '') return NO_VALUE
  const what = words.labelOf(field.Name)
  if (field.IsSensitive && !screen.isSelf)
    return (
      <Secret hidden="••••" words={{ show: t('common.show'), hide: t('record.hide'), what }}>
        <FieldCell {...cell} />
      </Secret>
    )
  const place = field.Link === undefined ? undefined : places[field.Link]
  const link = screen.links?.[field.Name]
  // A missing link means that the user cannot open the record, for example a charge point of another network, so the
  // value is not linked.
  const id = link === undefined ? idIn(value) : linkIn(record, link)?.Id
  const State = field.Link === undefined ? undefined : states[field.Link]
  if (place && id !== undefined)
    return (
      <>
        <TextLink href={place(id)}>
          <FieldCell {...cell} />
        </TextLink>
        {State && (
          <span className="fact-state">
            <State id={id} />
          </span>
        )}
      </>
    )
  return <FieldCell {...cell} />
}

const idIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'Id' in value ? String(value.Id) : undefined
}
