import { dismissCdr, previewRating, rerateCdr } from '@portal/schemas'
import { Calculator, CircleSlash } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import type { BulkAction } from '../../components/records/bulk/bulkActions.ts'
import { RecordList } from '../../components/records/RecordList.tsx'
import { askRecord, valueIn } from '../../data/records.ts'
import type { readRatingPreview } from '../../services/readers/cards.ts'
import { FAILED_CDRS } from './recordScreens.ts'

const Rating = ({ answer }: { answer: unknown }) => {
  const { t, valueText, formats } = useI18n()
  const { Before, After, Refusal } = answer as ReturnType<typeof readRatingPreview>
  if (Refusal !== undefined) return valueText(Refusal, (refusal) => t(`admin.failed.refusal.${refusal}`))
  return t('admin.failed.price', { before: formats.money(Before), after: formats.money(After) })
}

const isInError = (record: object): boolean => valueIn(record, 'Status') === 'ERROR'

export const RERATE: BulkAction = {
  key: 'rerate',
  label: 'admin.failed.rerate',
  icon: Calculator,
  isOffered: isInError,
  preview: {
    read: async (bco, { Id }, signal) => {
      const { data } = await bco.call(previewRating, { params: { id: Id } }, { signal })
      return { answer: data, isRefused: data.Refusal !== undefined }
    },
    Foreseen: Rating,
  },
  does: { call: (bco, { Id }, options) => askRecord(bco, rerateCdr, { params: { id: Id } }, options) },
}

/** Sessions without a price. Users can reprice or dismiss them in bulk. */
export const FailedSessions = () => {
  const { t } = useI18n()
  const dismiss: BulkAction = {
    key: 'dismiss',
    label: 'admin.failed.dismiss',
    icon: CircleSlash,
    isOffered: isInError,
    asks: { label: t('admin.failed.reason') },
    does: {
      call: (bco, { Id }, options, reason) =>
        askRecord(bco, dismissCdr, { params: { id: Id }, body: { reason } }, options),
    },
  }
  return <RecordList screen={FAILED_CDRS} bulk={[RERATE, dismiss]} />
}
