import { useI18n } from '../../app/context.ts'
import { Button } from '../../ui/Button.tsx'
import { useBareEvents } from './useBareEvents.ts'
import type { WatchedActor } from './watch.ts'

/** Buttons for the events that the machine accepts now and that need no payload. */
export const SendEvents = ({ actor }: { actor: WatchedActor }) => {
  const { t } = useI18n()
  const events = useBareEvents(actor)
  return (
    <section className="mt-4">
      <h3 className="mb-2 text-sm font-semibold">
        {events.length > 0 ? t('inspector.send') : t('inspector.sendNone')}
      </h3>
      <div className="flex flex-wrap gap-2">
        {events.map((type) => (
          <Button key={type} size="sm" onClick={() => actor.send(type)}>
            {type}
          </Button>
        ))}
      </div>
    </section>
  )
}
