import type { RecordFields } from '@portal/machines'
import { formatFilter, listRelationContacts, MAX_PAGE_SIZE } from '@portal/schemas'
import { useId } from 'react'
import { useI18n } from '../../app/context.ts'
import { LoadingBlock } from '../../components/LoadingBlock.tsx'
import { type ColumnWords, type DeclaredColumn, listColumns } from '../../components/lists/columns.tsx'
import { Notes } from '../../components/notes/Notes.tsx'
import { ConvertContact } from '../../components/people/ConvertContact.tsx'
import { InviteUser } from '../../components/people/InviteUser.tsx'
import { QueryView } from '../../components/QueryView.tsx'
import { Belongings } from '../../components/relations/Belongings.tsx'
import { CreateRelation } from '../../components/relations/CreateRelation.tsx'
import { ViewAsButton } from '../../components/ViewAsButton.tsx'
import { entryOf } from '../../data/entry.ts'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'
import type { ReadContact } from '../../services/readers/relations.ts'
import { toldBy } from '../../texts/index.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { EditContact } from './customers/EditContact.tsx'
import { MoveCustomer } from './customers/MoveCustomer.tsx'

const PLACES = {
  Relation: paths.netRelation,
  ChargeLocation: paths.netLocation,
  ChargePoint: paths.netCharger,
  Token: paths.netCard,
}

export const CustomerParts = ({ record }: { record: RecordFields }) => {
  const { t } = useI18n()
  const relation = {
    Id: String(record['Id']),
    Description: String(record['Description'] ?? ''),
    IsCompany: record['IsCompany'] === 1 ? (1 as const) : (0 as const),
  }
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2.5 max-sm:*:max-w-full max-sm:*:shrink max-sm:*:grow max-sm:*:whitespace-normal">
        <CreateRelation parent={relation} path={paths.netRelation} />
        <MoveCustomer record={record} />
        <InviteUser relation={relation} />
        <ViewAsButton relation={relation} />
      </div>
      <Contacts relation={relation} />
      <Notes key={relation.Id} kind="relation" id={relation.Id} className="mt-6" />
      <Belongings id={relation.Id} places={PLACES} chargersTitle={t('shell.netChargers')} />
    </>
  )
}

interface Belonging {
  readonly Relation?: { readonly Id: string } | undefined
}

/** Keeps only the contacts of this relation. The search by name also finds contacts of relations with the same name. */
export const contactsOf = <T extends Belonging>(relation: string, found: readonly T[]): readonly T[] =>
  found.filter(({ Relation }) => Relation?.Id === relation)

interface ContactsProps {
  relation: { readonly Id: string; readonly Description: string }
}

const roleOf = ({ Role }: ReadContact, { t }: ColumnWords) =>
  Role && toldBy(t)(Role, (role) => t(`record.relationcontact.Role.${role}`))

const contactColumns = (relation: string): readonly DeclaredColumn<ReadContact>[] => [
  {
    kind: 'text',
    field: 'Name',
    header: 'record.relationcontact.Name',
    cell: ({ Name, Id }) => <TextLink href={paths.user(Id)}>{Name || Id}</TextLink>,
    phone: 'title',
  },
  {
    kind: 'text',
    field: 'Email',
    header: 'record.relationcontact.Email',
    cell: ({ Email }) => <span className="break-all">{Email}</span>,
    priority: 3,
    phone: 'detail',
  },
  {
    kind: 'text',
    field: 'Role',
    header: 'record.relationcontact.Role',
    words: roleOf,
    priority: 2,
    phone: 'detail',
  },
  {
    kind: 'text',
    field: 'acts',
    header: 'network.customer.acts',
    value: () => undefined,
    cell: (contact) => (
      <span className="flex flex-wrap gap-2">
        <EditContact contact={contact} />
        <ConvertContact id={contact.Id} name={contact.Name} relation={relation} size="sm" />
      </span>
    ),
    phone: 'detail',
  },
]

/** Contacts of a customer. Users can change them or convert them to organisations. */
export const Contacts = ({ relation }: ContactsProps) => {
  const { t, formats } = useI18n()
  const id = useId()
  const read = useQuery(listRelationContacts, {
    query: {
      // Filters match only names, so `relid` and `contactsOf` exclude other relations with the same name.
      relid: relation.Id,
      filter: formatFilter([{ field: 'Relation', operator: 'EX', value: relation.Description }]),
      orderby: 'Name',
      pagesize: MAX_PAGE_SIZE,
      DataCategories: 'BASIC,STATE',
    },
  })
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="mb-2 text-base font-semibold tracking-[-0.01em]">
        {t('network.customer.contacts')}
      </h2>
      <QueryView
        entry={entryOf(read)}
        loading={<LoadingBlock className="h-40" />}
        failed={t('network.customer.contactsFailed')}
      >
        {({ Data, Page: { Results } }) => {
          const contacts = contactsOf(relation.Id, Data)
          return contacts.length === 0 ? (
            <p className="text-sm text-ink-3">{t('network.customer.noContacts')}</p>
          ) : (
            <>
              <DataTable
                caption={t('network.customer.contacts')}
                rows={contacts}
                rowKey={({ Id }) => Id}
                columns={listColumns(contactColumns(relation.Description), { t, formats })}
              />
              {Results > Data.length && (
                <p className="mt-2 text-sm text-ink-3">
                  {t('relations.belongs.more', { count: Results - Data.length })}
                </p>
              )}
            </>
          )
        }}
      </QueryView>
    </section>
  )
}
