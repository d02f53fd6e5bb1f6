import { genericCalls } from '@portal/schemas'
import { Check, MapPin } from 'lucide-react'
import { useI18n } from '../../../app/context.ts'
import { ListFailed } from '../../../components/access/ListFailed.tsx'
import { useQuery } from '../../../data/query.ts'
import { useWizardSnapshot } from '../../../data/wizard.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Card } from '../../../ui/Card.tsx'
import { IconTile } from '../../../ui/IconTile.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { StepProps } from '../kind.ts'
import { OneOf } from '../parts/OneOf.tsx'
import { addressOf } from '../reads.ts'

const CHOICES = ['isMapFree', 'isMapPaid'] as const

/** Map label of the location: free or paid. */
export const StepPublish = ({ wizard }: StepProps) => {
  const { t } = useI18n()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <OneOf
        wizard={wizard}
        legend={t('install.publish')}
        field="isMapFree"
        cards={CHOICES.map((value) => ({
          value,
          title: t(`install.publish.${value}`),
          help: t(`install.publish.${value}.help`),
        }))}
      />
      <Preview wizard={wizard} />
    </div>
  )
}

const Preview = ({ wizard }: StepProps) => {
  const { t } = useI18n()
  const answers = wizard.select.answers(useWizardSnapshot(wizard))
  const { locationChoice, locationId = '', name = '', isMapFree, isMapPaid } = answers
  const isNew = locationChoice === 'NEW'
  const { data, error, retry } = useQuery(
    genericCalls('chargelocation', 'ChargeLocation').one,
    isNew ? undefined : { params: { id: locationId }, query: {} },
  )
  const location = isNew
    ? {
        name,
        address: addressOf({
          Street: answers.street ?? '',
          HouseNumber: answers.housenumber ?? '',
          PostalCode: answers.postalcode ?? '',
          City: answers.city ?? '',
        }),
      }
    : data && { name: data.Description, address: addressOf(data) }
  if (error && !location)
    return <ListFailed title={t('install.preview.failed')} failure={error} onRetry={retry} />
  return (
    <Card title={t('install.preview')} note={t('install.preview.note')}>
      <div className="flex items-start gap-3.5">
        <IconTile icon={MapPin} />
        <div className="min-w-0 grow">
          {location ? (
            <>
              <p className="font-semibold wrap-anywhere">{location.name}</p>
              <p className="text-sm wrap-anywhere text-ink-2">{location.address}</p>
            </>
          ) : (
            <Skeleton className="h-10 w-56" />
          )}
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
            <Badge tone="ok" icon={Check} label={t('install.preview.available')} />
            {(isMapFree || isMapPaid) && (
              <span className="font-semibold">
                {t(isMapFree ? 'install.publish.isMapFree' : 'install.publish.isMapPaid')}
              </span>
            )}
          </p>
        </div>
      </div>
    </Card>
  )
}
