import { DATA_CATEGORIES } from '@portal/schemas'
import type { ClassName, MetaField } from '@portal/schemas/contract'
import { type ReactNode, useMemo, useState } from 'react'
import { useParams } from 'wouter'
import { useI18n, useUserInfo } from '../../../app/context.ts'
import { QueryView } from '../../../components/QueryView.tsx'
import { RecordLoading } from '../../../components/RecordView.tsx'
import { RecordDetail } from '../../../components/records/RecordDetail.tsx'
import { RecordTable } from '../../../components/records/RecordList.tsx'
import { recordParts } from '../../../components/records/RecordParts.tsx'
import { RecordWalk } from '../../../components/records/RecordWalk.tsx'
import { ScreenHeader } from '../../../components/ScreenHeader.tsx'
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
import { ENTITIES, isClass, KIND_FIELDS, routesOf } from './classes.ts'
import { classScreen } from './classScreen.ts'

/** Fields of every category (S7). */
const EVERY_CATEGORY: string = DATA_CATEGORIES.join(',')

const Parts = recordParts()

/** One record of any class: all fields that `meta` lists, and a form for the writable ones. */
export const ClassRecord = () => {
  const { name } = useParams<{ name: string }>()
  const { RelationContact } = useUserInfo()
  return (
    <OfClass name={name}>
      {(known, meta) => (
        <RecordDetail
          key={known}
          screen={classScreen(known, meta, RelationContact.Id)}
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

/** All records of one class, with its field descriptions from `meta`. */
export const ClassRecords = () => {
  const { t } = useI18n()
  const name = usePathId()
  const title = isClass(name) ? ENTITIES[name] : name
  return (
    <>
      <ScreenHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs
            label={t('common.breadcrumb')}
            crumbs={[{ label: t('shell.adminClasses'), href: paths.adminClasses() }, { label: title }]}
          />
        }
      />
      <OfClass name={name}>{(known, meta) => <Records key={known} name={known} meta={meta} />}</OfClass>
    </>
  )
}

const Records = ({ name, meta }: { name: ClassName; meta: readonly MetaField[] }) => {
  const { t } = useI18n()
  const [type, setType] = useState<string>(ENTITIES[name])
  const [select, setSelect] = useState(EVERY_CATEGORY)
  const screen = useMemo(() => {
    const selected = meta.filter(({ Category }) => select.split(',').includes(Category))
    return { ...classScreen(name, selected), asked: { type, select } }
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

/** Field descriptions of a class, from `meta`. */
const MetaCard = ({ meta }: { meta: readonly MetaField[] }) => {
  const { t, formats } = useI18n()
  const marks = ({ IsRequired, IsReadOnly, IsImmutable, IsSensitive }: MetaField) =>
    [
      IsRequired && t('admin.meta.required'),
      IsReadOnly === true && t('admin.meta.readOnly'),
      IsImmutable === true && t('admin.meta.immutable'),
      IsSensitive === true && t('admin.meta.sensitive'),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <Card
      title={t('admin.meta.title')}
      note={formats.count(meta.length)}
      padded={false}
      className="mt-4 overflow-clip"
    >
      <DataTable<MetaField>
        caption={t('admin.meta.title')}
        rows={meta}
        rowKey={({ Name }) => Name}
        columns={[
          { key: 'name', header: t('admin.meta.field'), phone: 'title', cell: ({ Name }) => Name },
          { key: 'type', header: t('admin.meta.type'), phone: 'status', cell: ({ Type }) => Type },
          {
            key: 'category',
            header: t('admin.meta.category'),
            priority: 3,
            cell: ({ Category }) => Category,
          },
          {
            key: 'marks',
            header: t('admin.meta.rules'),
            phone: 'detail',
            cell: (field) => marks(field) || '–',
          },
          {
            key: 'operators',
            header: t('admin.meta.operators'),
            priority: 4,
            quiet: true,
            cell: ({ Operators }) => Operators.join(' ') || '–',
          },
          { key: 'link', header: t('admin.meta.link'), priority: 4, cell: ({ Link }) => Link ?? '–' },
        ]}
      />
    </Card>
  )
}

interface OfClassProps {
  name: string
  children: (name: ClassName, meta: readonly MetaField[]) => ReactNode
}

/** Loads `meta` of the class in the path, or reports an unknown class. */
const OfClass = ({ name, children }: OfClassProps) => {
  const { t } = useI18n()
  if (isClass(name)) return <Known name={name}>{children}</Known>
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

const Known = ({ name, children }: OfClassProps & { name: ClassName }) => {
  const { t } = useI18n()
  const meta = useMeta(routesOf(name).meta)
  return (
    <QueryView entry={entryOf(meta)} loading={<RecordLoading />} failed={t('record.failed')}>
      {(fields) => children(name, fields)}
    </QueryView>
  )
}
