import { DAY_MS, dayText, localDay, MINUTE_MS, setContractTariff } from '@portal/schemas'
import { CalendarClock } from 'lucide-react'
import { useI18n, useSystem } from '../../../app/context.ts'
import { ActionDialog } from '../../../components/ActionDialog.tsx'
import { feesOf, hasEnded } from '../../../components/tariff/example.ts'
import { useNow } from '../../../data/useNow.ts'
import { useWriting } from '../../../data/writing.ts'
import type { ReadTariff } from '../../../services/readers/cards.ts'
import type { ReadCpoContract } from '../../../services/readers/contracts.ts'
import { Select } from '../../../ui/Select.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { FeeExamples } from '../tariffs/FeeExamples.tsx'
import { startOf } from '../tariffs/fees.ts'
import { pricesOf, TARIFF_TYPES, type TariffType } from './priceList.ts'

/** Option for the standard tariff instead of one for this contract. */
const STANDARD = 'standard'

interface TariffDraft {
  readonly Type: TariffType
  /** Empty until the user chooses a tariff. */
  readonly TariffId: string
  readonly isNow: boolean
  /** First day of the tariff, for example `2026-11-18`. */
  readonly day: string
}

const isDay = (draft: TariffDraft, now: number): boolean =>
  draft.isNow || Date.parse(startOf(draft) ?? '') > now

interface ChangeTariffProps {
  contract: ReadCpoContract
  tariffs: readonly ReadTariff[]
}

/** Sets the tariff of a contract for one type, from now or a later day. Shows example sessions before and after. */
export const ChangeTariff = ({ contract, tariffs }: ChangeTariffProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const now = useNow(MINUTE_MS)
  const tomorrow = dayText(localDay(now + DAY_MS))
  const { Id: id, Version } = contract
  const writing = useWriting<TariffDraft>({
    draftKey: undefined,
    draft: { Type: 'AC', TariffId: '', isNow: true, day: tomorrow },
    isOpen: false,
    isReady: (draft) => draft.TariffId !== '' && isDay(draft, bco().now()),
    write: ({ draft, version }, options) => {
      const { Type, TariffId } = draft
      const From = startOf(draft)
      const body = {
        Version: version,
        Type,
        ...(TariffId !== STANDARD && { TariffId }),
        ...(From !== undefined && { From }),
      }
      return bco().call(setContractTariff, { params: { id }, body }, options)
    },
  })
  const feesIn = (tariffId: string | undefined) => {
    const tariff = tariffs.find(({ Id }) => Id === tariffId)
    return tariff && feesOf(tariff)
  }
  return (
    <ActionDialog
      writing={writing}
      version={Version}
      icon={CalendarClock}
      label={t('network.prices.change')}
      failed={t('network.prices.failed')}
    >
      {({ draft, change, isSending, isMissing, errorOf }) => {
        const present = pricesOf(contract, now).find(
          ({ Type, state }) => Type === draft.Type && state === 'present',
        )
        const [before, after] = [feesIn(present?.TariffId), feesIn(draft.TariffId)]
        return (
          <>
            <p className="text-sm text-ink-2">{t('network.prices.text')}</p>
            <div className="grid gap-4 sm:grid-cols-2">
              <Select
                label={t('record.Type')}
                disabled={isSending}
                value={draft.Type}
                options={TARIFF_TYPES.map((value) => ({ value, label: t(`record.Type.${value}`) }))}
                onChange={({ target }) =>
                  change({ Type: TARIFF_TYPES.find((type) => type === target.value) ?? 'AC', TariffId: '' })
                }
              />
              <Select
                label={t('record.TariffId')}
                required
                disabled={isSending}
                value={draft.TariffId}
                error={
                  (isMissing && draft.TariffId === '' && t('network.prices.missing')) || errorOf('TariffId')
                }
                options={[
                  { value: '', label: t('network.prices.choose') },
                  ...tariffs
                    .filter((tariff) => tariff.Type === draft.Type && !hasEnded(tariff, now))
                    .map(({ Id, Description }) => ({ value: Id, label: Description })),
                  { value: STANDARD, label: t('network.prices.standard') },
                ]}
                onChange={({ target }) => change({ TariffId: target.value })}
              />
            </div>
            <Switch
              label={t('network.tariff.now')}
              checked={draft.isNow}
              disabled={isSending}
              onChange={(isNow) => change({ isNow })}
            />
            {!draft.isNow && (
              <TextInput
                type="date"
                label={t('network.tariff.from')}
                error={isMissing && !isDay(draft, now) && t('network.tariff.from.wrong')}
                min={tomorrow}
                value={draft.day}
                readOnly={isSending}
                onChange={({ target }) => change({ day: target.value })}
              />
            )}
            {after && (
              <div aria-live="polite">
                <FeeExamples
                  type={draft.Type}
                  columns={[
                    ...(before ? [{ header: t('network.tariff.state.present'), fees: before }] : []),
                    { header: t('network.tariff.state.future'), fees: after },
                  ]}
                />
              </div>
            )}
          </>
        )
      }}
    </ActionDialog>
  )
}
