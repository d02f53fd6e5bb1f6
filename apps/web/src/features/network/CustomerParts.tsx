import type { RecordFields } from '@portal/machines'
import { formatFilter, listRelationContacts, MAX_PAGE_SIZE } from '@portal/schemas'
import { useId } from 'react'
import { useI18n } from '../../app/context.ts'
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
import { DataTable } from '../../ui/DataTable.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { contactsOf } from './contactsOf.ts'

const PLACES = {
  Relation: paths.netRelation,
  ChargeLocation: paths.netLocation,
  ChargePoint: paths.netCharger,
  Token: paths.netCard,
}

/** Actions on a customer and its related records. */
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
        <InviteUser relation={relation} />
        <ViewAsButton relation={relation} />
      </div>
      <Contacts relation={relation} />
      <Belongings id={relation.Id} places={PLACES} chargersTitle={t('shell.netChargers')} />
    </>
  )
}

interface ContactsProps {
  relation: { readonly Id: string; readonly Description: string }
}

/** Contacts of a customer; each can be converted into an organisation. */
const Contacts = ({ relation }: ContactsProps) => {
  const { t } = useI18n()
  const id = useId()
  const read = useQuery(listRelationContacts, {
    query: {
      // Filters match by name, so `relid` and then the id select among relations with the same
      // name.
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
        loading={
          <Loading label={t('shell.loading')}>
            <Skeleton className="h-40" />
          </Loading>
        }
        failed={t('network.customer.contactsFailed')}
      >
        {({ Data }) => {
          const contacts = contactsOf(relation.Id, Data)
          return contacts.length === 0 ? (
            <p className="text-sm text-ink-3">{t('network.customer.noContacts')}</p>
          ) : (
            <ContactTable contacts={contacts} relation={relation.Description} />
          )
        }}
      </QueryView>
    </section>
  )
}

interface ContactTableProps {
  contacts: readonly ReadContact[]
  relation: string
}

const ContactTable = ({ contacts, relation }: ContactTableProps) => {
  const { t, textOf, told } = useI18n()
  return (
    <DataTable<ReadContact>
      caption={t('network.customer.contacts')}
      rows={contacts}
      rowKey={({ Id }) => Id}
      columns={[
        {
          key: 'Name',
          header: t('record.relationcontact.Name'),
          phone: 'title',
          // Roles are changed on the user screen.
          cell: ({ Name, Id }) => <TextLink href={paths.user(Id)}>{Name || Id}</TextLink>,
        },
        {
          key: 'Email',
          header: t('record.relationcontact.Email'),
          phone: 'detail',
          priority: 3,
          cell: ({ Email }) => <span className="break-all">{Email}</span>,
        },
        {
          key: 'Role',
          header: t('record.relationcontact.Role'),
          phone: 'detail',
          priority: 2,
          cell: ({ Role }) =>
            Role ? told(Role, (known) => textOf(`record.relationcontact.Role.${known}`) ?? known) : '–',
        },
        {
          key: 'acts',
          header: t('network.customer.acts'),
          phone: 'detail',
          cell: ({ Id, Name }) => <ConvertContact id={Id} name={Name} relation={relation} size="sm" />,
        },
      ]}
    />
  )
}
