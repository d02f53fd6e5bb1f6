import { selectDraft, selectWritingViewState } from '@portal/machines'
import {
  createSubscriptionType,
  genericCalls,
  MAX_PAGE_SIZE,
  MINUTE_MS,
  SUBSCRIPTION_TYPE_CODES,
} from '@portal/schemas'
import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import { useI18n, useSystem } from '../../app/context.ts'
import { QueryView } from '../../components/QueryView.tsx'
import { RelationField } from '../../components/RelationField.tsx'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { SendButton } from '../../components/SendButton.tsx'
import { hasEnded } from '../../components/tariff/example.ts'
import { PriceExample } from '../../components/tariff/PriceExample.tsx'
import { WriteForm } from '../../components/WriteForm.tsx'
import { WritingOutcome } from '../../components/WritingOutcome.tsx'
import { entryOf } from '../../data/entry.ts'
import { paths } from '../../data/paths.ts'
import { useQuery } from '../../data/query.ts'
import { useNow } from '../../data/useNow.ts'
import { useWriting } from '../../data/writing.ts'
import type { ReadTariff } from '../../services/readers/cards.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Card } from '../../ui/Card.tsx'
import { GroupError } from '../../ui/GroupError.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { NumberInput } from '../../ui/NumberInput.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { isReady, problemsOf, type TypeCode, type TypeDraft } from './draft.ts'

const tariffs = genericCalls('tariff', 'Tariff')
const DESCRIPTION_MAX_LENGTH = 255
const FIRST: TypeDraft = {
  relation: '',
  relationName: '',
  code: 'FAN',
  description: '',
  fee: undefined,
  creg: false,
  tariffs: [],
}

/** Scrolls to the notice, because the submit button is at the end of a long form. */
const showNow = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

/** Form for a subscription type of one relation: a listed type with its own fee and tariffs, and a price preview. */
export const NewSubscriptionType = () => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const [made, setMade] = useState<{ readonly id: string; readonly relation: string }>()
  const writing = useWriting<TypeDraft>({
    draftKey: 'subscriptionType',
    draft: FIRST,
    isOpen: true,
    isReady,
    write: async ({ draft }, options) => {
      const { data } = await bco().call(
        createSubscriptionType,
        {
          params: { relId: draft.relation },
          body: {
            Code: draft.code,
            MonthlyFee: draft.fee ?? 0,
            IncludesCreg: draft.creg,
            TariffCodes: [...draft.tariffs],
            ...(draft.description.trim() !== '' && { Description: draft.description.trim() }),
          },
        },
        options,
      )
      setMade({ id: data.Id, relation: draft.relationName })
    },
  })
  const viewState = useSelector(writing, selectWritingViewState)
  const draft = useSelector(writing, (snapshot) => selectDraft<TypeDraft>(snapshot))
  const isMissing = useSelector(writing, ({ context }) => context.isMissing)
  const offered = useQuery(tariffs.filtered, { query: { pagesize: MAX_PAGE_SIZE, orderby: 'Code' } })
  const change = (next: Partial<TypeDraft>) => writing.send({ type: 'CHANGE', draft: { ...draft, ...next } })
  const wrong = isMissing ? problemsOf(draft) : undefined
  const isSending = viewState === 'sending'
  const chosen = offered.data?.Data.filter(({ Code }) => draft.tariffs.includes(Code)) ?? []
  return (
    <>
      <ScreenHeader
        title={t('subscriptionTypes.title')}
        context={t('subscriptionTypes.context')}
        breadcrumbs={
          <Breadcrumbs
            label={t('common.breadcrumb')}
            crumbs={[
              { label: t('shell.netSubscriptionTypes'), href: paths.netSubscriptionTypes() },
              { label: t('subscriptionTypes.title') },
            ]}
          />
        }
      />
      <div role="status" className="not-empty:mb-4">
        {viewState === 'done' && made && (
          <div ref={showNow}>
            <Notice
              kind="success"
              live="off"
              title={t('subscriptionTypes.made', { relation: made.relation })}
              actions={
                <LinkButton size="sm" href={paths.netSubscriptionType(made.id)}>
                  {t('subscriptionTypes.open')}
                </LinkButton>
              }
            />
          </div>
        )}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <Card>
          <WriteForm writing={writing}>
            <div className="grid gap-5">
              <RelationField
                label={t('subscriptionTypes.relation')}
                hint={t('subscriptionTypes.relation.hint')}
                error={wrong?.relation && t('subscriptionTypes.relation.missing')}
                failed={t('subscriptionTypes.relation.failed')}
                none={t('subscriptionTypes.relation.none')}
                value={draft.relation}
                valueLabel={draft.relationName}
                readOnly={isSending}
                onChoose={(relation, relationName) => change({ relation, relationName })}
              />
              <div className="grid gap-5 sm:grid-cols-2">
                <Select
                  label={t('subscriptionTypes.code')}
                  value={draft.code}
                  disabled={isSending}
                  options={SUBSCRIPTION_TYPE_CODES.map((code) => ({
                    value: code,
                    label: t(`choice.subscriptionType.${code}`),
                  }))}
                  onChange={({ target }) => change({ code: target.value as TypeCode })}
                />
                <NumberInput
                  label={t('subscriptionTypes.fee')}
                  hint={t('subscriptionTypes.fee.hint')}
                  error={wrong?.fee && t('subscriptionTypes.fee.wrong')}
                  unreadable={t('writing.number')}
                  autoComplete="off"
                  readOnly={isSending}
                  value={draft.fee}
                  onNumber={(fee) => change({ fee })}
                />
              </div>
              <TextInput
                label={t('subscriptionTypes.description')}
                optional={t('common.optional')}
                maxLength={DESCRIPTION_MAX_LENGTH}
                autoComplete="off"
                readOnly={isSending}
                value={draft.description}
                onChange={({ target }) => change({ description: target.value })}
              />
              <Switch
                label={t('subscriptionTypes.creg')}
                checked={draft.creg}
                disabled={isSending}
                onChange={(creg) => change({ creg })}
              />
              <div>
                <p className="mb-1.5 text-sm font-semibold">{t('subscriptionTypes.tariffs')}</p>
                <Tariffs
                  read={offered}
                  chosen={draft.tariffs}
                  error={wrong?.tariffs ? t('subscriptionTypes.tariffs.missing') : undefined}
                  onChange={(codes) => change({ tariffs: codes })}
                />
              </div>
            </div>
            <WritingOutcome writing={writing} failed={t('subscriptionTypes.failed')} />
            <div className="mt-5 flex justify-end max-sm:*:grow">
              <SendButton writing={writing} label={t('subscriptionTypes.create')} />
            </div>
          </WriteForm>
        </Card>
        <Preview tariffs={chosen} />
      </div>
    </>
  )
}

interface TariffsProps {
  read: ReturnType<typeof useQuery<'filteredTariff'>>
  chosen: readonly string[]
  error: string | undefined
  onChange: (codes: readonly string[]) => void
}

/** Tariffs to choose from. The first chosen tariff becomes the tariff of the subscription. */
const Tariffs = ({ read, chosen, error, onChange }: TariffsProps) => {
  const { t, formats } = useI18n()
  const now = useNow(MINUTE_MS)
  const note = useId()
  return (
    <QueryView
      entry={entryOf(read)}
      loading={<p role="status">{t('shell.loading')}</p>}
      failed={t('subscriptionTypes.tariffs.failed')}
    >
      {({ Data }) => (
        <fieldset aria-describedby={error ? note : undefined}>
          <legend className="sr-only">{t('subscriptionTypes.tariffs')}</legend>
          <div className="grid gap-2">
            {Data.filter((tariff) => !hasEnded(tariff, now)).map(({ Code, Description, KwhFee }) => {
              const isChosen = chosen.includes(Code)
              const key =
                chosen[0] === Code ? 'subscriptionTypes.tariff.first' : 'subscriptionTypes.tariff.price'
              return (
                <label
                  key={Code}
                  className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-control border border-line-control px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
                >
                  <input
                    type="checkbox"
                    className="row-span-2 tick"
                    checked={isChosen}
                    onChange={() =>
                      onChange(isChosen ? chosen.filter((one) => one !== Code) : [...chosen, Code])
                    }
                  />
                  <span className="font-medium wrap-anywhere text-ink">{Description}</span>
                  <span className="text-xs text-ink-2">
                    {KwhFee === undefined ? '–' : t(key, { price: formats.unitPrice(KwhFee) })}
                  </span>
                </label>
              )
            })}
          </div>
          <GroupError id={note}>{error}</GroupError>
        </fieldset>
      )}
    </QueryView>
  )
}

const Preview = ({ tariffs: visibleTariffs }: { tariffs: readonly ReadTariff[] }) => {
  const { t } = useI18n()
  return (
    <div className="grid gap-4" aria-live="polite">
      {visibleTariffs.length === 0 ? (
        <Card title={t('subscriptionTypes.preview')}>
          <p className="text-ink-2">{t('subscriptionTypes.preview.none')}</p>
        </Card>
      ) : (
        visibleTariffs.map((tariff) => (
          <Card key={tariff.Id} title={tariff.Description} note={tariff.Code} padded={false}>
            <PriceExample tariff={tariff} />
          </Card>
        ))
      )}
    </div>
  )
}
