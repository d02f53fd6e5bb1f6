import { DATA_CATEGORIES } from '@portal/schemas'
import type { ClassName, MetaField } from '@portal/schemas/contract'
import { type ReactNode, useMemo, useState } from 'react'
import { useParams } from 'wouter'
import { useI18n, useUserInfo } from '../../../app/context.ts'
import { type ColumnWords, type DeclaredColumn, listColumns } from '../../../components/lists/columns.tsx'
import { QueryView } from '../../../components/QueryView.tsx'
import { RecordLoading } from '../../../components/RecordView.tsx'
import { CreateButton, NewRecord } from '../../../components/records/NewRecord.tsx'
import { RecordDetail } from '../../../components/records/RecordDetail.tsx'
import { RecordTable } from '../../../components/records/RecordList.tsx'
import { recordParts } from '../../../components/records/RecordParts.tsx'
import { RecordWalk } from '../../../components/records/RecordWalk.tsx'
import { ScreenHeader } from '../../../components/ScreenHeader.tsx'
import { ENTITIES, isClass, KIND_FIELDS, routesOf } from '../../../data/classes.ts'
import { entryOf } from '../../../data/entry.ts'
import { useMeta } from '../../../data/meta.ts'
import { usePathId } from '../../../data/pathId.ts'
import { paths } from '../../../data/paths.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Select } from '../../../ui/Select.tsx'
import { CopyCurl, pathOf, writeCallOf } from '../CopyCurl.tsx'
import { classScreen } from './classScreen.ts'

const EVERY_CATEGORY: string = DATA_CATEGORIES.join(',')

const Parts = recordParts()

/** A record of any class: all fields in the `meta` of the class, and a form for the writable ones. */
export const ClassRecord = () => {
  const { name } = useParams<{ name: string }>()
  const { RelationContact } = useUserInfo()
  return (
    <OfClass name={name}>
      {(className, meta) => (
        <RecordDetail
          key={className}
          screen={{ ...classScreen(className, meta, RelationContact.Id), Call: writeCallOf(className) }}
          actions={({ Id }) => <CopyCurl method="GET" path={pathOf(routesOf(className).one, String(Id))} />}
          parts={Parts}
          Walk={RecordWalk}
          places={Object.fromEntries(
            meta.flatMap(({ Link }) =>
              Link !== undefined && isClass(Link)
                ? [[Link, (id: string) => paths.adminClassRecord(id).replace(':name', Link)]]
                : [],
            ),
          )}
        />
      )}
    </OfClass>
  )
}

export const NewClassRecord = () => (
  <OfClass name={usePathId()}>
    {(className, meta) => {
      const screen = classScreen(className, meta)
      return screen.creates ? (
        <NewRecord
          key={className}
          screen={{ ...screen, creates: screen.creates, Call: writeCallOf(className) }}
        />
      ) : (
        <NoClass name={className} />
      )
    }}
  </OfClass>
)

export const ClassRecords = () => {
  const { t } = useI18n()
  const name = usePathId()
  const title = isClass(name) ? ENTITIES[name] : name
  const creates = isClass(name) ? classScreen(name, []).creates : undefined
  return (
    <>
      <ScreenHeader
        title={title}
        actions={creates && <CreateButton creates={creates} />}
        breadcrumbs={
          <Breadcrumbs
            label={t('common.breadcrumb')}
            crumbs={[{ label: t('shell.adminClasses'), href: paths.adminClasses() }, { label: title }]}
          />
        }
      />
      <OfClass name={name}>
        {(className, meta) => <Records key={className} name={className} meta={meta} />}
      </OfClass>
    </>
  )
}

const Records = ({ name, meta }: { name: ClassName; meta: readonly MetaField[] }) => {
  const { t } = useI18n()
  const [type, setType] = useState<string>(ENTITIES[name])
  const [select, setSelect] = useState(EVERY_CATEGORY)
  const screen = useMemo(() => {
    const selected = meta.filter(({ Category }) => select.split(',').includes(Category))
    return { ...classScreen(name, selected), fixedQuery: { type, select } }
  }, [name, meta, type, select])
  const kinds = meta.find(({ Name }) => Name === KIND_FIELDS[name])?.EnumValues ?? []
  const all = t('admin.classes.all')
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-3">
        {kinds.length > 0 && (
          <Select
            label={t('admin.classes.type')}
            value={type}
            onChange={({ target }) => setType(target.value)}
            options={[
              { value: ENTITIES[name], label: all },
              ...kinds.map((kind) => ({ value: String(kind), label: String(kind) })),
            ]}
          />
        )}
        <Select
          label={t('admin.classes.select')}
          value={select}
          onChange={({ target }) => setSelect(target.value)}
          options={[
            { value: EVERY_CATEGORY, label: all },
            ...DATA_CATEGORIES.map((category) => ({ value: category, label: category })),
          ]}
        />
      </div>
      <RecordTable key={`${type} ${select}`} screen={screen} />
      <MetaCard meta={meta} />
    </>
  )
}

const marksOf = (
  { IsRequired, IsReadOnly, IsImmutable, IsSensitive }: MetaField,
  { t }: ColumnWords,
): string | undefined =>
  [
    IsRequired && t('admin.meta.required'),
    IsReadOnly === true && t('admin.meta.readOnly'),
    IsImmutable === true && t('admin.meta.immutable'),
    IsSensitive === true && t('admin.meta.sensitive'),
  ]
    .filter(Boolean)
    .join(', ') || undefined

const META_COLUMNS: readonly DeclaredColumn<MetaField>[] = [
  { kind: 'text', field: 'Name', header: 'admin.meta.field', phone: 'title' },
  { kind: 'text', field: 'Type', header: 'admin.meta.type', phone: 'status' },
  { kind: 'text', field: 'Category', header: 'admin.meta.category', priority: 3 },
  { kind: 'text', field: 'marks', header: 'admin.meta.rules', words: marksOf, phone: 'detail' },
  {
    kind: 'text',
    field: 'Operators',
    header: 'admin.meta.operators',
    value: ({ Operators }) => Operators.join(' ') || undefined,
    priority: 4,
    quiet: true,
  },
  { kind: 'text', field: 'Link', header: 'admin.meta.link', priority: 4 },
]

const MetaCard = ({ meta }: { meta: readonly MetaField[] }) => {
  const { t, formats } = useI18n()
  return (
    <Card
      title={t('admin.meta.title')}
      note={formats.count(meta.length)}
      padded={false}
      className="mt-4 overflow-clip"
    >
      <DataTable
        caption={t('admin.meta.title')}
        rows={meta}
        rowKey={({ Name }) => Name}
        columns={listColumns(META_COLUMNS, { t, formats })}
      />
    </Card>
  )
}

interface OfClassProps {
  name: string
  children: (name: ClassName, meta: readonly MetaField[]) => ReactNode
}

/** Loads the `meta` of the class in the path, or reports an unknown class. */
const OfClass = ({ name, children }: OfClassProps) => {
  return isClass(name) ? <KnownClass name={name}>{children}</KnownClass> : <NoClass name={name} />
}

const NoClass = ({ name }: { name: string }) => {
  const { t } = useI18n()
  return (
    <EmptyState
      title={t('admin.classes.unknown', { name })}
      actions={
        <LinkButton variant="primary" href={paths.adminClasses()}>
          {t('admin.classes.back')}
        </LinkButton>
      }
    />
  )
}

const KnownClass = ({ name, children }: OfClassProps & { name: ClassName }) => {
  const { t } = useI18n()
  const meta = useMeta(routesOf(name).meta)
  return (
    <QueryView entry={entryOf(meta)} loading={<RecordLoading />} failed={t('record.failed')}>
      {(fields) => children(name, fields)}
    </QueryView>
  )
}
