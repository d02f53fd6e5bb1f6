import { Ban, TriangleAlert, WifiOff } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { ChargerSentence } from '../../components/chargerSentence/ChargerSentence.tsx'
import { chargerState, chargerStatus } from '../../data/chargerState.ts'
import { paths } from '../../data/paths.ts'
import type { ReadCharger } from '../../services/readers/chargers.ts'
import { Card } from '../../ui/Card.tsx'
import { LinkRow } from '../../ui/LinkRow.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useTasks } from './tasks.ts'

const LIMIT = 3

/** Chargers that need attention, most severe first, followed by the user's other tasks. */
export const TodoCard = ({ chargers }: { chargers: readonly ReadCharger[] }) => {
  const { t } = useI18n()
  const rest = chargers.length - LIMIT
  const tasks = useTasks()
  const all = chargers.length + tasks.length
  return (
    <Card title={t('dashboard.todo')} note={all} padded={false}>
      {all === 0 ? (
        <p className="px-4.5 pb-4.5 text-ink-2">{t('dashboard.todo.none')}</p>
      ) : (
        <ul>
          {chargers.slice(0, LIMIT).map((charger) => (
            <TodoRow key={charger.Id} charger={charger} />
          ))}
          {tasks.map((task) => (
            <LinkRow key={task.href} {...task} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <p className="border-t border-line px-4.5 py-3 text-sm">
          <TextLink
            href={paths.chargers({ state: chargers[LIMIT] ? chargerState(chargers[LIMIT]) : 'error' })}
          >
            {t('dashboard.todo.more', { count: rest })}
          </TextLink>
        </p>
      )}
    </Card>
  )
}

const TodoRow = ({ charger }: { charger: ReadCharger }) => {
  const { t } = useI18n()
  const href = paths.charger(charger.Id)
  if (chargerStatus(charger) === 'UNAVAILABLE') {
    return (
      <LinkRow
        href={href}
        icon={Ban}
        tone="off"
        title={t('dashboard.todo.unavailable', { charger: charger.Description })}
        detail={t('dashboard.todo.unavailable.detail')}
      />
    )
  }
  if (chargerState(charger) === 'error') {
    return (
      <LinkRow
        href={href}
        icon={TriangleAlert}
        tone="err"
        title={t('dashboard.todo.error', { charger: charger.Description })}
        detail={<ChargerSentence charger={charger} />}
      />
    )
  }
  return (
    <LinkRow
      href={href}
      icon={WifiOff}
      tone="off"
      title={t('dashboard.todo.offline', { charger: charger.Description })}
      detail={<ChargerSentence charger={charger} />}
    />
  )
}
