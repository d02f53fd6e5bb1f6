import { X } from 'lucide-react'
import { useId } from 'react'
import { useI18n } from '../../app/context.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Select } from '../../ui/Select.tsx'
import { TabPanel } from '../../ui/TabPanel.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { ContextTree } from './ContextTree.tsx'
import { EventLog } from './EventLog.tsx'
import { LivePicture } from './LivePicture.tsx'
import { SendEvents } from './SendEvents.tsx'
import { useActors } from './watch.ts'

const VIEWS = ['chart', 'events', 'context'] as const

/** View state that survives closing the inspector. */
export interface InspectorLook {
  readonly view: (typeof VIEWS)[number]
  /** Selected actor; the sign-in machine by default. */
  readonly actorId?: string
}

export interface InspectorProps {
  look: InspectorLook
  onLook: (look: InspectorLook) => void
  onClose: () => void
}

/** Running machines, each with its chart, events and context. Docked next to the portal or below it. */
export const Inspector = ({ look, onLook, onClose }: InspectorProps) => {
  const { t } = useI18n()
  const actors = useActors()
  const group = useId()
  const { view } = look
  const actor =
    actors.find(({ id }) => id === look.actorId) ??
    actors.find(({ chart }) => chart === 'signIn') ??
    actors[0]
  return (
    <aside
      aria-label={t('inspector.title')}
      className="fixed inset-x-0 bottom-0 z-40 flex h-[48dvh] flex-col gap-3 overflow-y-auto border-t border-line-strong bg-surface p-4 shadow-float min-[90rem]:inset-x-auto min-[90rem]:inset-y-0 min-[90rem]:right-0 min-[90rem]:h-dvh min-[90rem]:w-[26rem] min-[90rem]:border-t-0 min-[90rem]:border-l"
    >
      {/* When docked below, the controls share one line to leave the height to the chart. */}
      <div className="grid shrink-0 grid-cols-[1fr_auto] items-center gap-x-5 gap-y-3 sm:max-[90rem]:grid-cols-[auto_minmax(0,18rem)_1fr_auto]">
        <h2 className="text-lg font-semibold">{t('inspector.title')}</h2>
        <IconButton
          label={t('inspector.close')}
          icon={X}
          onClick={onClose}
          className="sm:max-[90rem]:order-last sm:max-[90rem]:col-start-4"
        />
        {actor && (
          <>
            <div className="max-sm:col-span-2 min-[90rem]:col-span-2">
              <Select
                label={t('inspector.actor')}
                value={actor.id}
                options={actors.map(({ id, label }) => ({ value: id, label }))}
                onChange={({ target }) => onLook({ ...look, actorId: target.value })}
              />
            </div>
            <p className="text-xs text-ink-2 max-sm:col-span-2 min-[90rem]:col-span-2">
              {t('inspector.now')}{' '}
              <strong className="font-semibold wrap-anywhere text-ink">
                {innermost(actor.active).join(', ')}
              </strong>
            </p>
          </>
        )}
      </div>
      {actor ? (
        <div className="shrink-0">
          <Tabs
            group={group}
            label={t('inspector.views')}
            tabs={VIEWS.map((key) => ({ key, label: t(`inspector.${key}`) }))}
            selected={view}
            onSelect={(chosen) => onLook({ ...look, view: chosen })}
          />
          <TabPanel group={group} tab="chart" selected={view}>
            <LivePicture key={actor.chart} actor={actor} />
            <SendEvents actor={actor} />
          </TabPanel>
          <TabPanel group={group} tab="events" selected={view}>
            <EventLog key={actor.id} actor={actor} />
          </TabPanel>
          <TabPanel group={group} tab="context" selected={view}>
            <ContextTree actor={actor} />
          </TabPanel>
        </div>
      ) : (
        <p className="text-sm text-ink-2">{t('inspector.none')}</p>
      )}
    </aside>
  )
}

/** Returns the active states without an active descendant. */
const innermost = (active: readonly string[]): readonly string[] =>
  active.filter((path) => !active.some((other) => other.startsWith(`${path}.`)))
