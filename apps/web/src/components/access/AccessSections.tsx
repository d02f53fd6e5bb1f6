import { getContractDetails, getPlacementGroup } from '@portal/schemas'
import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { useQuery } from '../../data/query.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Section, type SectionProps, useFields } from './Section.tsx'
import { CARDS, GUEST, mayEditUntil, PLUG, REIMBURSEMENT } from './sections.ts'
import { useCardsSpecs, useGuestSpecs, usePlugSpecs, useReimbursementSpecs } from './specs.ts'
import { type ReadAccessOnce, useAccess, useSection } from './wiring.ts'

export interface AccessSectionsProps extends Pick<SectionProps, 'links'> {
  charger: Pick<ReadCharger, 'Id' | 'PlacementId' | 'RelationId'>
  /** Link to the whitelist group, below its cards. */
  groupLink: (group: { readonly Id: string; readonly Code: string }) => ReactNode
  /** Link to the statement, shown while reimbursement is on. */
  statementLink?: ReactNode
}

/**
 * Access and prices of a charger in four sections, each read, edited and saved separately. The sections share the
 * version of the placement, so a 409 is a conflict only if the section itself has changed.
 */
export const AccessSections = (props: AccessSectionsProps) => {
  const { charger } = props
  const { t, formats } = useI18n()
  const { data, at } = useQuery(getContractDetails, { params: { id: charger.PlacementId } })
  const EndDate = data?.EndDate
  const mayEdit = mayEditUntil(EndDate, at)
  const access = useAccess({ chargerId: charger.Id, placementId: charger.PlacementId })
  const parts = { ...props, mayEdit, access }
  return (
    <>
      {!mayEdit && (
        <div className="mb-4">
          <Notice live="off" title={t('chargerAccess.readOnly')}>
            {t('chargerAccess.ended', { date: formats.date(EndDate) })}
          </Notice>
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <Plug {...parts} />
          <Guest {...parts} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Cards {...parts} />
          <Reimbursement {...parts} />
        </div>
      </div>
    </>
  )
}

interface PartProps extends AccessSectionsProps {
  mayEdit: boolean
  access: ReadAccessOnce
}

const Plug = ({ charger, mayEdit, access, links }: PartProps) => {
  const { t } = useI18n()
  return (
    <Section
      section={PLUG}
      edit={useSection(PLUG, charger.PlacementId, access)}
      specs={usePlugSpecs(charger.RelationId)}
      title={t('chargerAccess.plug')}
      mayEdit={mayEdit}
      links={links}
    />
  )
}

const Guest = ({ charger, mayEdit, access, links }: PartProps) => {
  const { t } = useI18n()
  return (
    <Section
      section={GUEST}
      edit={useSection(GUEST, charger.PlacementId, access)}
      specs={useGuestSpecs()}
      title={t('chargerAccess.guest')}
      mayEdit={mayEdit}
      links={links}
    />
  )
}

const Cards = ({ charger, mayEdit, access, links, groupLink }: PartProps) => {
  const { t } = useI18n()
  const edit = useSection(CARDS, charger.PlacementId, access)
  const fields = useFields(edit)
  return (
    <Section
      section={CARDS}
      edit={edit}
      specs={useCardsSpecs(charger.RelationId, fields)}
      title={t('chargerAccess.cards.title')}
      mayEdit={mayEdit}
      links={links}
    >
      {fields['WhitelistGroup'] === '' ? (
        <p className="px-4.5 pb-4.5 text-sm text-ink-2">{t('chargerAccess.cards.noGroup')}</p>
      ) : (
        <GroupCards placementId={charger.PlacementId} groupLink={groupLink} />
      )}
    </Section>
  )
}

interface GroupCardsProps extends Pick<AccessSectionsProps, 'groupLink'> {
  placementId: string
}

const GroupCards = ({ placementId, groupLink }: GroupCardsProps) => {
  const { t } = useI18n()
  const { data } = useQuery(getPlacementGroup, { params: { id: placementId } })
  const cards = data && Array.isArray(data.Tokens) ? data.Tokens : undefined
  return (
    data &&
    cards && (
      <p className="px-4.5 pb-4.5 text-sm text-ink-2">
        {t('chargerAccess.cards.count', {
          count: cards.filter(({ IsAuthorized }) => IsAuthorized).length,
          all: cards.length,
        })}{' '}
        {groupLink(data)}
      </p>
    )
  )
}

const Reimbursement = ({ charger, mayEdit, access, links, statementLink }: PartProps) => {
  const { t } = useI18n()
  const edit = useSection(REIMBURSEMENT, charger.PlacementId, access)
  const isPaidBack = useFields(edit)['isReimburse'] === true
  return (
    <Section
      section={REIMBURSEMENT}
      edit={edit}
      specs={useReimbursementSpecs(charger.RelationId)}
      title={t('chargerAccess.reimbursement')}
      mayEdit={mayEdit}
      links={links}
    >
      {isPaidBack && statementLink && <p className="px-4.5 pb-4.5 text-sm">{statementLink}</p>}
    </Section>
  )
}
