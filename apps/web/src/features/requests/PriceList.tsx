import { useI18n } from '../../app/context.ts'
import { choiceText } from '../../components/choices/choiceText.ts'
import { PriceChanges } from '../../components/requests/PriceChanges.tsx'
import type { ReadRequest } from '../../services/readers/requests.ts'
import type { TextKey } from '../../texts/index.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'

/** Names of the price lines that are not choices. */
const LINES: Readonly<Record<string, TextKey>> = {
  charger: 'requests.line.charger',
  cards: 'requests.line.cards',
}

/** Price lines of a request, named after the choices, with their sum (S3). */
export const PriceList = ({ request }: { request: ReadRequest }) => {
  const { t, formats } = useI18n()
  const { PriceLines: lines, Total: total } = request
  const choices: Readonly<Record<string, unknown>> = request.Draft
  const nameOf = (type: string) => {
    const key = LINES[type]
    if (key !== undefined) return t(key as 'requests.line.charger')
    const code = choices[type]
    return typeof code === 'string' ? choiceText(t, type, code) : type
  }
  return (
    <Card title={t('requests.price')} padded={false}>
      {lines.length === 0 ? (
        <p className="px-4.5 pb-4.5 text-ink-2">{t('requests.price.none')}</p>
      ) : (
        <DescriptionList>
          {lines.map(({ type, price }) => (
            <KeyValue key={type} name={nameOf(type)}>
              {price === 0 ? t('requests.price.included') : formats.money(price)}
            </KeyValue>
          ))}
          <KeyValue name={<span className="font-semibold text-ink">{t('requests.price.total')}</span>}>
            <span className="text-base font-semibold">{formats.money(total)}</span>
          </KeyValue>
        </DescriptionList>
      )}
      <PriceChanges request={request} />
    </Card>
  )
}
