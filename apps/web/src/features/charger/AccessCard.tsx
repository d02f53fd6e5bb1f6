import { useI18n } from '../../app/context.ts'
import { AccessWays } from '../../components/charger/AccessWays.tsx'
import { paths } from '../../data/paths.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import { Card } from '../../ui/Card.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

export const AccessCard = ({ charger }: { charger: ReadCharger }) => {
  const { t } = useI18n()
  return (
    <Card
      title={t('charger.access')}
      padded={false}
      {...(charger.PlacementId !== '' && {
        action: <TextLink href={paths.chargerAccess(charger.Id)}>{t('charger.access.edit')}</TextLink>,
      })}
    >
      <AccessWays charger={charger} />
    </Card>
  )
}
