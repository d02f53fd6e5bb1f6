import type { RecordFields } from '@portal/machines'
import { correctCdr, previewCorrection } from '@portal/schemas'
import { PencilLine } from 'lucide-react'
import { useI18n, useSystem } from '../../../app/context.ts'
import { ActionDialog } from '../../../components/ActionDialog.tsx'
import { useQuery } from '../../../data/query.ts'
import { useWriting } from '../../../data/writing.ts'
import type { ReadCdr } from '../../../services/readers/cards.ts'
import { NumberInput } from '../../../ui/NumberInput.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { ReasonField } from '../charger/work/ReasonField.tsx'
import { cdrOf, useLastAnswer } from '../wiring.ts'
import { CardField } from './CardField.tsx'
import { type CorrectionDraft, type Figures, figuresOf, firstDraft, mayCorrect } from './corrections.ts'

/** Button that corrects a charge detail record. Hidden if the record cannot be corrected. */
export const CorrectCdr = ({ record }: { record: RecordFields }) => {
  const cdr = cdrOf(record)
  // Keyed by version, so the form always starts with the current values.
  return mayCorrect(cdr) ? <Correction key={`${cdr.Id} ${cdr.Version}`} cdr={cdr} /> : null
}

/** Replaces a record with a corrected one. Shows the difference before the write. */
export const Correction = ({ cdr }: { cdr: ReadCdr }) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const { Id: id, Version } = cdr
  const writing = useWriting<CorrectionDraft>({
    draftKey: `correction ${id} ${Version}`,
    draft: firstDraft(cdr),
    isOpen: false,
    isReady: (draft) => figuresOf(draft, cdr) !== undefined && draft.Reason.trim() !== '',
    write: ({ draft, version }, options) => {
      const figures = figuresOf(draft, cdr)
      if (!figures) throw new Error('A figure is invalid')
      const body = { Version: version, ...figures, Reason: draft.Reason.trim() }
      return bco().call(correctCdr, { params: { id }, body }, options)
    },
  })
  return (
    <ActionDialog
      writing={writing}
      version={Version}
      icon={PencilLine}
      label={t('network.correct')}
      busyLabel={t('network.correct.busy')}
      failed={t('network.correct.failed')}
    >
      {({ draft, change, isSending, isMissing, errorOf }) => {
        const figures = figuresOf(draft, cdr)
        const isOrdered = draft.Start !== '' && draft.Stop > draft.Start
        return (
          <>
            <p className="text-sm text-ink-2">
              {t(cdr.Status === 'INVOICED' ? 'network.correct.textInvoiced' : 'network.correct.text')}
            </p>
            {(['Start', 'Stop'] as const).map((field) => (
              <TextInput
                key={field}
                type="datetime-local"
                label={t(`record.${field}`)}
                required
                readOnly={isSending}
                value={draft[field]}
                error={
                  (field === 'Stop' && isMissing && !isOrdered && t('network.correct.order')) ||
                  errorOf(field)
                }
                onChange={({ target }) => change({ [field]: target.value })}
              />
            ))}
            <div className="grid items-start gap-4 sm:grid-cols-2 sm:*:only:col-span-2">
              <NumberInput
                label={t('record.Consumption')}
                hint={t('network.correct.kwh')}
                unreadable={t('writing.number')}
                autoComplete="off"
                readOnly={isSending}
                value={draft.Consumption}
                error={
                  (isMissing && !((draft.Consumption ?? -1) >= 0) && t('network.correct.wrongKwh')) ||
                  errorOf('Consumption')
                }
                onNumber={(Consumption) => change({ Consumption })}
              />
              {draft.TokenId !== '' && (
                <CardField
                  cdr={cdr}
                  chosen={draft}
                  readOnly={isSending}
                  error={errorOf('TokenId')}
                  onChoose={change}
                />
              )}
            </div>
            <ReasonField
              value={draft.Reason}
              readOnly={isSending}
              isMissing={isMissing}
              onChange={(Reason) => change({ Reason })}
            />
            {figures && <Difference cdr={cdr} figures={figures} number={draft.TokenNumber} />}
          </>
        )
      }}
    </ActionDialog>
  )
}

/** Figures and price before and after a correction, or the reason why the server would reject it. */
const Difference = ({ cdr, figures, number }: { cdr: ReadCdr; figures: Figures; number: string }) => {
  const { t, valueText, formats } = useI18n()
  const { Start: start, Stop: stop, Consumption: consumption, TokenId: tokenid } = figures
  const { data } = useLastAnswer(
    useQuery(previewCorrection, {
      params: { id: cdr.Id },
      query: { start, stop, consumption, ...(tokenid && { tokenid }) },
    }),
  )
  const rows = [
    ['Start', formats.dateTime(cdr.Start), formats.dateTime(start)],
    ['Stop', formats.dateTime(cdr.Stop), formats.dateTime(stop)],
    ['Consumption', formats.energy(cdr.Consumption), formats.energy(consumption)],
    ['TokenNumber', cdr.TokenNumber, number],
    ['Price', formats.money(cdr.Price), formats.money(data?.After)],
  ] as const
  const visibleRows = rows.filter(([field, before, after]) => field === 'Price' || before !== after)
  const refusal = data?.Refusal
  return (
    <div aria-live="polite">
      {refusal === undefined ? (
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{t('network.correct.difference')}</caption>
          <thead className="text-xs text-ink-3">
            <tr className="*:py-1.5 *:font-medium">
              <th scope="col">
                <span className="sr-only">{t('network.correct.figure')}</span>
              </th>
              <th scope="col" className="text-right">
                {t('network.correct.before')}
              </th>
              <th scope="col" className="pl-3 text-right">
                {t('network.correct.after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {visibleRows.map(([field, before, after]) => (
              <tr key={field} className="border-t border-line *:py-2">
                <th scope="row" className="text-left font-regular">
                  {t(`record.${field}`)}
                </th>
                <td className="pl-3 text-right text-ink-3">{before}</td>
                <td className="pl-3 text-right font-semibold">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="text-sm font-medium text-err-ink">
          {valueText(refusal, (reason) => t(`network.correct.refusal.${reason}`))}
        </p>
      )}
    </div>
  )
}
