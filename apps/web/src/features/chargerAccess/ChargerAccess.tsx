import { dataOf } from '@portal/machines'
import { useI18n } from '../../app/context.ts'
import { AccessSections } from '../../components/access/AccessSections.tsx'
import { QueryView } from '../../components/QueryView.tsx'
import { RecordLoading } from '../../components/RecordView.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { usePathId } from '../../data/pathId.ts'
import { paths } from '../../data/paths.ts'
import { useChargepoint } from '../../data/query.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** Access and prices of a charger, for its customer. */
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
            <AccessSections
              key={charger.PlacementId}
              charger={charger}
              groupLink={({ Id }) => (
                <TextLink href={paths.whitelist(Id)}>{t('chargerAccess.cards.manage')}</TextLink>
              )}
              statementLink={
                <TextLink href={paths.statement({ charger: charger.Id })}>
                  {t('chargerAccess.statement')}
                </TextLink>
              }
            />
          )
        }
      </QueryView>
    </>
  )
}
