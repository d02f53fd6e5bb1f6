import { selectDraft, selectWritingViewState } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Building2 } from 'lucide-react'
import { useId } from 'react'
import { useI18n } from '../../app/context.ts'
import { sendNow } from '../../data/writing.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { useRefusedField } from '../fieldErrors.ts'
import { SendButton } from '../SendButton.tsx'
import { WritingOutcome } from '../WritingOutcome.tsx'
import { ParentField } from './ParentField.tsx'
import { type Conversion, useConvert } from './wiring.ts'

export interface ConvertContactProps {
  id: string
  name: string
  relation: string
  size?: 'sm' | 'md'
}

/** Converts a contact into an organisation; each refusal of S8 has its own text. */
export const ConvertContact = ({ id, name, relation, size = 'md' }: ConvertContactProps) => {
  const { t } = useI18n()
  const form = useId()
  const convert = useConvert(id)
  const viewState = useSelector(convert, selectWritingViewState)
  const draft = useSelector(convert, (snapshot) => selectDraft<Conversion>(snapshot))
  const refused = useRefusedField(convert)
  const isSending = viewState === 'sending'
  const close = () => convert.send({ type: 'CLOSE' })
  const change = (part: Partial<Conversion>) => convert.send({ type: 'CHANGE', draft: { ...draft, ...part } })
  return (
    <>
      <Button icon={Building2} size={size} onClick={() => convert.send({ type: 'OPEN' })}>
        {t('people.convert')}
        {size === 'sm' && <span className="sr-only"> {name}</span>}
      </Button>
      <Dialog
        open={viewState !== 'closed' && viewState !== 'done'}
        onClose={close}
        title={t('people.convert.title', { name })}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button disabled={isSending} onClick={close}>
              {t('common.cancel')}
            </Button>
            <SendButton
              writing={convert}
              form={form}
              label={t('people.convert')}
              busyLabel={t('people.convert.busy')}
            />
          </>
        }
      >
        <p>{t('people.convert.text', { name, relation })}</p>
        <form
          id={form}
          noValidate
          className="mt-4 grid justify-items-start gap-4 text-ink"
          onSubmit={(event) => {
            event.preventDefault()
            convert.send(
              viewState === 'failed' || viewState === 'unanswered' ? { type: 'RETRY' } : sendNow(undefined),
            )
          }}
        >
          <SegmentedControl
            label={t('people.convert.kind')}
            value={draft.isCompany}
            disabled={isSending}
            options={(['1', '0'] as const).map((value) => ({
              value,
              label: t(`people.convert.kind.${value}`),
            }))}
            onChange={(isCompany) => change({ isCompany })}
          />
          <div className="w-full">
            <ParentField
              value={draft.ParentRelation}
              valueLabel={draft.ParentName}
              readOnly={isSending}
              error={refused?.field === 'ParentRelation' && refused.text}
              otherwise={relation}
              onChoose={(ParentRelation, ParentName) => change({ ParentRelation, ParentName })}
            />
          </div>
        </form>
        {!refused && <WritingOutcome writing={convert} failed={t('people.convert.failed')} />}
      </Dialog>
      <span role="status" className="sr-only">
        {viewState === 'done' && t('people.convert.done', { name })}
      </span>
    </>
  )
}
