import { useI18n } from '../../app/context.ts'
import type { ReadRequest } from '../../services/readers/requests.ts'
import type { TextKey } from '../../texts/index.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'

/** Entries that have a name of ours; any other is called as the server calls it. */
const LINES: Readonly<Record<string, TextKey>> = {
  charger: 'requests.line.charger',
  cards: 'requests.line.cards',
}

/** What a request costs: the total is the sum of its entries (S3). */
export const PriceList = ({
  lines,
  total,
}: {
  lines: ReadRequest['PriceLines']
  total: number | undefined
}) => {
  const { t, formats } = useI18n()
  const nameOf = (type: string) => {
    const key = LINES[type]
    return key === undefined ? type : t(key as 'requests.line.charger')
  }
  return (
    <Card title={t('requests.price')} padded={false}>
      {lines.length === 0 ? (
        <p className="px-4.5 pb-4.5 text-ink-2">{t('requests.price.none')}</p>
      ) : (
        <DescriptionList>
          {lines.map(({ type, price }) => (
            <KeyValue key={type} name={nameOf(type)}>
              {formats.money(price)}
            </KeyValue>
          ))}
          <KeyValue name={<span className="font-semibold text-ink">{t('requests.price.total')}</span>}>
            <span className="text-base font-semibold">{formats.money(total)}</span>
          </KeyValue>
        </DescriptionList>
      )}
    </Card>
  )
}
