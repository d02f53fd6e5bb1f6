import { setConnectors, verifySerial } from '@portal/schemas'
import { Plug, Plus } from 'lucide-react'
import { useI18n, useSystem } from '../../../../app/context.ts'
import { ActionDialog, type ActionFields } from '../../../../components/ActionDialog.tsx'
import { useQuery } from '../../../../data/query.ts'
import { useWriting } from '../../../../data/writing.ts'
import type { ReadConnector } from '../../../../services/readers/chargers.ts'
import { Button } from '../../../../ui/Button.tsx'
import { NumberInput } from '../../../../ui/NumberInput.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { Hindrance } from './Hindrance.tsx'
import type { SiteProps } from './site.ts'

const AC_TYPES = ['AC_1_PHASE', 'AC_3_PHASE'] as const
const POWER_TYPES = [...AC_TYPES, 'DC'] as const
const AC = 'IEC_62196_T2'
const DC = ['IEC_62196_T2_COMBO', 'CHADEMO'] as const

interface DraftConnector {
  readonly ConnectorNumber: number
  readonly PowerType: (typeof POWER_TYPES)[number]
  readonly MaxPowerKw: number
  readonly Standard: typeof AC | (typeof DC)[number]
}

interface Draft {
  readonly Connectors: readonly DraftConnector[]
}

/** Returns the draft of a connector, with the usual values in place of unknown ones. */
const draftOf = ({ ConnectorNumber, PowerType, MaxPowerKw, Standard }: ReadConnector): DraftConnector => ({
  ConnectorNumber: ConnectorNumber ?? 1,
  PowerType: POWER_TYPES.find((type) => type === PowerType) ?? 'AC_3_PHASE',
  MaxPowerKw: MaxPowerKw ?? 11,
  Standard: DC.find((standard) => standard === Standard) ?? AC,
})

const FIRST: DraftConnector = {
  ConnectorNumber: 1,
  PowerType: 'AC_3_PHASE',
  MaxPowerKw: 11,
  Standard: AC,
}

/** Changes and adds connectors as far as the hardware allows. */
export const SetConnectors = ({ site }: SiteProps) => {
  const { t } = useI18n()
  const { bco } = useSystem()
  const { Id: id, Version, charger, session } = site
  const writing = useWriting<Draft>({
    draftKey: `connectors ${id} ${Version}`,
    draft: { Connectors: charger.Connectors.map(draftOf) },
    isOpen: false,
    isReady: ({ Connectors }) => Connectors.every(({ MaxPowerKw }) => MaxPowerKw > 0),
    write: ({ draft: { Connectors }, version }, options) =>
      bco().call(
        setConnectors,
        { params: { id }, body: { Version: version, Connectors: [...Connectors] } },
        options,
      ),
  })
  return (
    <ActionDialog
      writing={writing}
      version={Version}
      icon={Plug}
      label={t('network.site.connectors')}
      failed={t('network.site.connectors.failed')}
      hindrance={session !== undefined && <Hindrance session={session} />}
    >
      {(fields) => <ConnectorFields {...fields} serial={charger.ChargeBoxSerialNumber} />}
    </ActionDialog>
  )
}

const ConnectorFields = ({
  draft: { Connectors },
  change,
  isSending,
  isMissing,
  errorOf,
  serial,
}: ActionFields<Draft> & { serial: string }) => {
  const { t } = useI18n()
  const { data } = useQuery(verifySerial, { params: { serial } })
  const most = data?.MaxConnectors
  const changeOne = (at: number, part: Partial<DraftConnector>) =>
    change({ Connectors: Connectors.map((one, index) => (index === at ? { ...one, ...part } : one)) })
  const last = Connectors.at(-1)
  const add = () =>
    change({
      Connectors: [...Connectors, last ? { ...last, ConnectorNumber: last.ConnectorNumber + 1 } : FIRST],
    })
  const refusal = errorOf('Connectors', '')
  return (
    <>
      {Connectors.map((connector, at) => (
        <fieldset key={connector.ConnectorNumber} className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-2 font-semibold">
            {t('charger.connector', { number: connector.ConnectorNumber })}
          </legend>
          <NumberInput
            label={t('network.site.connectors.power')}
            required
            readOnly={isSending}
            unreadable={t('writing.number')}
            value={connector.MaxPowerKw}
            error={
              (isMissing && !(connector.MaxPowerKw > 0) && t('writing.number')) ||
              errorOf('Connectors', `${at}/MaxPowerKw`)
            }
            onNumber={(MaxPowerKw = Number.NaN) => changeOne(at, { MaxPowerKw })}
          />
          {connector.PowerType === 'DC' ? (
            <Select
              label={t('network.site.connectors.standard')}
              disabled={isSending}
              value={connector.Standard}
              options={DC.map((value) => ({ value, label: t(`charger.standard.${value}`) }))}
              error={errorOf('Connectors', `${at}/Standard`)}
              onChange={({ target }) =>
                changeOne(at, { Standard: DC.find((one) => one === target.value) ?? connector.Standard })
              }
            />
          ) : (
            <>
              <Select
                label={t('record.PowerType')}
                disabled={isSending}
                value={connector.PowerType}
                options={AC_TYPES.map((value) => ({ value, label: t(`record.PowerType.${value}`) }))}
                error={errorOf('Connectors', `${at}/PowerType`)}
                onChange={({ target }) =>
                  changeOne(at, {
                    PowerType: AC_TYPES.find((one) => one === target.value) ?? connector.PowerType,
                  })
                }
              />
              <div>
                <p className="mb-1.5 text-sm font-semibold">{t('network.site.connectors.standard')}</p>
                <p>{t(`charger.standard.${AC}`)}</p>
              </div>
            </>
          )}
        </fieldset>
      ))}
      {most !== undefined && Connectors.length < most ? (
        <Button icon={Plus} size="sm" className="justify-self-start" disabled={isSending} onClick={add}>
          {t('network.site.connectors.add')}
        </Button>
      ) : (
        most !== undefined && (
          <p className="text-sm text-ink-2">{t('network.site.connectors.most', { count: most })}</p>
        )
      )}
      {refusal && (
        <p role="alert" className="text-err-ink">
          {refusal}
        </p>
      )}
    </>
  )
}
