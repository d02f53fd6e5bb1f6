import { getMyInfo, getRelationChildElements, listChargepoints } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { entryOf } from '../../data/entry.ts'
import { useQuery } from '../../data/query.ts'
import type { ReadElement } from '../../services/readers/relations.ts'
import { Card } from '../../ui/Card.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { LoadingBlock } from '../LoadingBlock.tsx'
import { QueryView } from '../QueryView.tsx'
import { SkippedRecords } from '../SkippedRecords.tsx'

/** Maximum number of listed names; a line below counts the rest. */
const MOST = 10

/** Classes of the direct children of a relation. */
const CHILDREN = ['Relation', 'RelationContact', 'ChargeLocation'] as const
/** Classes of the records that a relation owns. */
const OWNED = ['ChargePoint', 'Token'] as const
type Kind = (typeof CHILDREN)[number] | (typeof OWNED)[number]

export interface BelongingsProps {
  id: string
  /** Paths by class; records without a path are not linked. */
  places: { readonly [K in Kind]?: (id: string) => string }
  chargersTitle?: string
}

/** Contents of a relation: its child organisations, people and locations, and its chargers and cards. */
export const Belongings = ({ id, places, chargersTitle }: BelongingsProps) => (
  <div className="mt-4 grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3 min-[100rem]:grid-cols-5">
    <Children id={id} places={places} />
    {OWNED.map((kind) => (
      <Owned
        key={kind}
        id={id}
        kind={kind}
        path={places[kind]}
        title={kind === 'ChargePoint' ? chargersTitle : undefined}
      />
    ))}
  </div>
)

const Children = ({ id, places }: Pick<BelongingsProps, 'id' | 'places'>) => {
  const { t } = useI18n()
  const read = useQuery(getRelationChildElements, { params: { id } })
  return (
    <>
      {CHILDREN.map((kind) => (
        <Card key={kind} title={t(`relations.belongs.${kind}`)}>
          <QueryView
            entry={entryOf({ ...read, data: read.data?.[kind] })}
            loading={<LoadingBlock className="h-16" />}
            failed={t('relations.belongs.failed')}
          >
            {(elements) => <Names elements={elements} path={places[kind]} />}
          </QueryView>
        </Card>
      ))}
      <div className="order-last col-span-full empty:hidden">
        <SkippedRecords answer={read.data?.Unclassified} />
      </div>
    </>
  )
}

interface OwnedProps {
  id: string
  kind: (typeof OWNED)[number]
  path: ((id: string) => string) | undefined
  title: string | undefined
}

const Owned = ({ id, kind, path, title }: OwnedProps) => {
  const { t } = useI18n()
  const read = useQuery(getMyInfo, {
    params: { x: id, type: kind },
    query: kind === 'ChargePoint' ? { directonly: true } : {},
  })
  return (
    <Card title={title ?? t(`relations.belongs.${kind}`)}>
      <QueryView
        entry={entryOf(read)}
        loading={<LoadingBlock className="h-16" />}
        failed={t('relations.belongs.failed')}
      >
        {(elements) => <Names elements={elements} path={path} />}
      </QueryView>
    </Card>
  )
}

export const ChargersOfPerson = ({ id, path }: { id: string; path: (id: string) => string }) => {
  const { t } = useI18n()
  const read = useQuery(listChargepoints, { query: { relationcontactid: id } })
  return (
    <Card title={t('relations.belongs.ChargePoint')} className="mt-4">
      <QueryView
        entry={entryOf(read)}
        loading={<LoadingBlock className="h-16" />}
        failed={t('reads.chargersFailed')}
      >
        {(chargers) => <Names elements={chargers} path={path} />}
      </QueryView>
    </Card>
  )
}

interface NamesProps {
  elements: readonly Pick<ReadElement, 'Id' | 'Description'>[]
  path: ((id: string) => string) | undefined
}

const Names = ({ elements, path }: NamesProps) => {
  const { t } = useI18n()
  if (elements.length === 0) return <p className="text-sm text-ink-3">{t('relations.belongs.none')}</p>
  return (
    <>
      <ul className="grid gap-1.5 text-sm wrap-anywhere">
        {elements.slice(0, MOST).map(({ Id, Description }) => (
          <li key={Id}>
            {path ? <TextLink href={path(Id)}>{Description || Id}</TextLink> : Description || Id}
          </li>
        ))}
      </ul>
      {elements.length > MOST && (
        <p className="mt-2 text-sm text-ink-3">
          {t('relations.belongs.more', { count: elements.length - MOST })}
        </p>
      )}
    </>
  )
}
