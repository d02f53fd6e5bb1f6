import { getRelation } from '@portal/schemas'
import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { LoadingBlock } from '../../components/LoadingBlock.tsx'
import { QueryView } from '../../components/QueryView.tsx'
import { entryOf } from '../../data/entry.ts'
import { useQuery } from '../../data/query.ts'
import type { ReadRelation } from '../../services/readers/relations.ts'
import { Card } from '../../ui/Card.tsx'
import { Secret } from '../../ui/Secret.tsx'

const READABLE_CHARACTERS = 4
const groups = (text: string) => (text.match(/.{1,4}/g) ?? []).join(' ')

export const writtenIban = (iban: string): string => groups(iban)

/** Masks an account number except for its last four characters, which are enough to recognise it. */
export const maskedIban = (iban: string): string =>
  groups('•'.repeat(Math.max(0, iban.length - READABLE_CHARACTERS)) + iban.slice(-READABLE_CHARACTERS))

/** Details of a relation, without missing values. */
export const RelationCard = ({ id }: { id: string }) => {
  const { t } = useI18n()
  const entry = entryOf(useQuery(getRelation, { params: { id } }))
  return (
    <Card
      title={t('organisation.details')}
      padded={entry.viewState.viewState === 'loading' || 'data' in entry.viewState}
    >
      <QueryView
        entry={entry}
        loading={<LoadingBlock className="h-24" />}
        failed={t('organisation.detailsFailed')}
      >
        {(relation) => <Facts relation={relation} />}
      </QueryView>
    </Card>
  )
}

const Facts = ({ relation }: { relation: ReadRelation }) => {
  const { t } = useI18n()
  const street = [relation.Street, relation.HouseNumber].filter(Boolean).join(' ')
  const town = [relation.PostalCode, relation.City].filter(Boolean).join(' ')
  const address = [street, town].filter(Boolean).join(', ')
  const name = [relation.Description, relation.CompanyType].filter(Boolean).join(' ')
  return (
    <dl className="grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
      <Fact name={t('organisation.name')}>{name}</Fact>
      {relation.VatNumber && <Fact name={t('organisation.vat')}>{relation.VatNumber}</Fact>}
      {address && <Fact name={t('organisation.address')}>{address}</Fact>}
      {relation.Telephone && <Fact name={t('organisation.telephone')}>{relation.Telephone}</Fact>}
      {relation.Email && <Fact name={t('organisation.email')}>{relation.Email}</Fact>}
      {relation.BankAccount && (
        <Fact name={t('organisation.bankAccount')}>
          <BankAccount iban={relation.BankAccount} />
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-3">{name}</dt>
    <dd className="mt-0.5 font-medium tabular-nums">{children}</dd>
  </div>
)

const BankAccount = ({ iban }: { iban: string }) => {
  const { t } = useI18n()
  return (
    <Secret
      hidden={
        <>
          <span aria-hidden="true">{maskedIban(iban)}</span>
          <span className="sr-only">{t('organisation.bankAccount.ends', { end: iban.slice(-4) })}</span>
        </>
      }
      words={{
        show: t('common.show'),
        hide: t('organisation.hide'),
        what: t('organisation.bankAccount'),
      }}
    >
      {writtenIban(iban)}
    </Secret>
  )
}
