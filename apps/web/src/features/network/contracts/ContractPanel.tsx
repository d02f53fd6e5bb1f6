import type { RecordFields } from '@portal/machines'
import {
  addContractFile,
  genericCalls,
  getContractFile,
  listContractFiles,
  MAX_PAGE_SIZE,
  MINUTE_MS,
  removeContractFile,
} from '@portal/schemas'
import { FEE_FIELDS } from '@portal/schemas/entities/subscription'
import { useI18n } from '../../../app/context.ts'
import { FileChoice } from '../../../components/files/FileChoice.tsx'
import { useUploads } from '../../../components/files/wiring.ts'
import { FIGURES, NO_VALUE } from '../../../components/lists/figures.ts'
import { figureOf } from '../../../components/records/fieldValue.ts'
import { Attachments } from '../../../components/requests/Attachments.tsx'
import { paths } from '../../../data/paths.ts'
import { useQuery } from '../../../data/query.ts'
import type { FileCalls } from '../../../data/upload.ts'
import { useNow } from '../../../data/useNow.ts'
import type { ReadTariff } from '../../../services/readers/cards.ts'
import type { ReadCpoContract } from '../../../services/readers/contracts.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import type { Column } from '../../../ui/table.ts'
import { FEE_STATES } from '../badges.ts'
import { contractOf } from '../wiring.ts'
import { ChangeTariff } from './ChangeTariff.tsx'
import { type Price, pricesOf } from './priceList.ts'
import { RemoveFile } from './RemoveFile.tsx'
import { WithdrawTariff } from './WithdrawTariff.tsx'

const { filtered } = genericCalls('tariff', 'Tariff')
const ALL = { query: { orderby: 'Code', pagesize: MAX_PAGE_SIZE, DataCategories: 'BASIC' } }

const FILES: FileCalls = {
  add: addContractFile,
  list: listContractFiles,
  get: getContractFile,
  remove: removeContractFile,
}

export const ContractPanel = ({ record }: { record: RecordFields }) => {
  const contract = contractOf(record)
  return (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-4">
      <PriceList contract={contract} />
      <Files key={contract.Id} contract={contract} />
    </div>
  )
}

const PriceList = ({ contract }: { contract: ReadCpoContract }) => {
  const { t, valueText, formats } = useI18n()
  const now = useNow(MINUTE_MS)
  const tariffs = useQuery(filtered, ALL).data?.Data ?? []
  const tariffOf = ({ TariffId }: Price): ReadTariff | undefined => tariffs.find(({ Id }) => Id === TariffId)
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-semibold tracking-[-0.01em]">{t('record.PriceList')}</h2>
        <ChangeTariff key={contract.Version} contract={contract} tariffs={tariffs} />
      </div>
      <DataTable
        caption={t('record.PriceList')}
        rows={pricesOf(contract, now)}
        rowKey={({ Type, From }) => `${Type} ${From}`}
        empty={<EmptyState title={t('network.prices.none')} />}
        columns={[
          {
            key: 'Type',
            header: t('record.Type'),
            phone: 'title',
            cell: ({ Type }) => valueText(Type, (type) => t(`record.Type.${type}`)),
          },
          {
            key: 'Tariff',
            header: t('record.TariffId'),
            phone: 'detail',
            cell: (price) =>
              price.TariffId === undefined ? (
                t('network.prices.standard')
              ) : (
                <TextLink href={paths.netTariff(price.TariffId)}>
                  {tariffOf(price)?.Description ?? price.TariffId}
                </TextLink>
              ),
          },
          {
            key: 'From',
            header: t('record.From'),
            phone: 'detail',
            cell: ({ From }) => formats.dateTime(Date.parse(From)),
          },
          ...FEE_FIELDS.map(
            (field): Column<Price> => ({
              key: field,
              header: t(`record.${field}`),
              phone: 'detail',
              align: 'end',
              ...((field === 'ConnectionFee' || field === 'ParkingFee') && { priority: 5 }),
              cell: (price) => {
                const tariff = tariffOf(price)
                return (
                  <>
                    <span className="text-ink-3 sm:hidden">
                      {t(`record.${field}`)}
                      {t('common.colon')}
                    </span>
                    {tariff ? FIGURES[figureOf(field)].onScreen(tariff[field], formats) : NO_VALUE}
                  </>
                )
              },
            }),
          ),
          {
            key: 'state',
            header: t('network.tariff.state'),
            phone: 'status',
            cell: (price) => (
              <span className="inline-flex flex-wrap items-center gap-2">
                <Badge {...FEE_STATES[price.state]} label={t(`network.tariff.state.${price.state}`)} />
                {price.state === 'future' && <WithdrawTariff contract={contract} price={price} />}
              </span>
            ),
          },
        ]}
      />
      <p className="mt-2 text-xs text-ink-3">{t('network.prices.standardText')}</p>
    </div>
  )
}

/** Files of a contract. New files are uploaded immediately after they are chosen. */
const Files = ({ contract }: { contract: ReadCpoContract }) => {
  const { t } = useI18n()
  const { attachments, files } = useUploads(contract.Id, FILES)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2 xl:*:only:col-span-2">
      <Attachments
        record={contract}
        calls={FILES}
        action={(file) => <RemoveFile contract={contract} file={file} />}
      />
      <Card title={t('network.contract.files')}>
        <FileChoice files={files} attachments={attachments} />
      </Card>
    </div>
  )
}
