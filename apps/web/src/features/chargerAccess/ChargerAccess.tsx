import { dataOf } from '@portal/machines'
import { getContractDetails, getPlacementGroup } from '@portal/schemas'
import { useI18n } from '../../app/context.ts'
import { QueryView } from '../../components/QueryView.tsx'
import { RecordLoading } from '../../components/RecordView.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { usePathId } from '../../data/pathId.ts'
import { paths } from '../../data/paths.ts'
import { useChargepoint, useQuery } from '../../data/query.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Section, useFields } from './Section.tsx'
import { CARDS, GUEST, mayEditUntil, PLUG, REIMBURSEMENT } from './sections.ts'
import { useCardsSpecs, useGuestSpecs, usePlugSpecs, useReimbursementSpecs } from './specs.ts'
import { type ReadAccessOnce, useAccess, useSection } from './wiring.ts'

/**
 * Access and prices of a charger in four sections, each read, edited and saved separately. The sections share the
 * version of the placement, so a 409 is a conflict only if the section itself has changed.
 */
export const ChargerAccess = () => {
  const { t } = useI18n()
  const id = usePathId()
  const entry = useChargepoint(id)
  const loaded = dataOf(entry.viewState)
  return (
    <>
      <ScreenHeader
        breadcrumbs={
          <Breadcrumbs
            label={t('common.breadcrumb')}
            crumbs={[
              { label: t('chargerAccess.chargers'), href: paths.chargers() },
              { label: loaded?.Description ?? id, href: paths.charger(id) },
              { label: t('chargerAccess.title') },
            ]}
          />
        }
        title={t('chargerAccess.titleOf', { charger: loaded?.Description ?? id })}
        context={t('chargerAccess.context')}
      />
      <QueryView
        entry={entry}
        loading={<RecordLoading />}
        failed={t('chargerAccess.chargerFailed')}
        missing={{
          title: t('chargerAccess.missing'),
          way: (
            <LinkButton variant="primary" href={paths.chargers()}>
              {t('chargerAccess.back')}
            </LinkButton>
          ),
        }}
      >
        {(charger) =>
          charger.PlacementId === '' ? (
            <Notice live="off" title={t('chargerAccess.readOnly')}>
              {t('chargerAccess.noContract')}
            </Notice>
          ) : (
            // Keyed by placement, because refetching the charger must not remount the sections.
            <Sections key={charger.PlacementId} charger={charger} />
          )
        }
      </QueryView>
    </>
  )
}

const Sections = ({ charger }: { charger: ReadCharger }) => {
  const { t, formats } = useI18n()
  const { data, at } = useQuery(getContractDetails, { params: { id: charger.PlacementId } })
  const EndDate = data?.EndDate
  const mayEdit = mayEditUntil(EndDate, at)
  const access = useAccess({ chargerId: charger.Id, placementId: charger.PlacementId })
  const props = { charger, mayEdit, access }
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
          <Plug {...props} />
          <Guest {...props} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Cards {...props} />
          <Reimbursement {...props} />
        </div>
      </div>
    </>
  )
}

interface PartProps {
  charger: ReadCharger
  mayEdit: boolean
  access: ReadAccessOnce
}

const Plug = ({ charger, mayEdit, access }: PartProps) => {
  const { t } = useI18n()
  return (
    <Section
      section={PLUG}
      edit={useSection(PLUG, charger.PlacementId, access)}
      specs={usePlugSpecs(charger.RelationId)}
      title={t('chargerAccess.plug')}
      mayEdit={mayEdit}
    />
  )
}

const Guest = ({ charger, mayEdit, access }: PartProps) => {
  const { t } = useI18n()
  return (
    <Section
      section={GUEST}
      edit={useSection(GUEST, charger.PlacementId, access)}
      specs={useGuestSpecs()}
      title={t('chargerAccess.guest')}
      mayEdit={mayEdit}
    />
  )
}

const Cards = ({ charger, mayEdit, access }: PartProps) => {
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
    >
      {fields['WhitelistGroup'] === '' ? (
        <p className="px-4.5 pb-4.5 text-sm text-ink-2">{t('chargerAccess.cards.noGroup')}</p>
      ) : (
        <GroupCards placementId={charger.PlacementId} />
      )}
    </Section>
  )
}

const GroupCards = ({ placementId }: { placementId: string }) => {
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
        <TextLink href={paths.whitelist(data.Id)}>{t('chargerAccess.cards.manage')}</TextLink>
      </p>
    )
  )
}

const Reimbursement = ({ charger, mayEdit, access }: PartProps) => {
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
    >
      {isPaidBack && (
        <p className="px-4.5 pb-4.5 text-sm">
          <TextLink href={paths.statement({ charger: charger.Id })}>{t('chargerAccess.statement')}</TextLink>
        </p>
      )}
    </Section>
  )
}
