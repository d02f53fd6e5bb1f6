import { selectIsLocationsBusy, selectLocationsReadAt, selectLocationsViewState } from '@portal/machines'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useI18n } from '../../app/context.ts'
import { FailedRead } from '../../components/FailedRead.tsx'
import { OlderData } from '../../components/OlderData.tsx'
import { paths } from '../../data/paths.ts'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SHEET_TITLE } from './LocationSheet.tsx'
import type { useLocations } from './wiring.ts'

const LOADING_ROWS = ['first', 'second', 'third', 'fourth', 'fifth']

/** Container of the open location; Escape closes it. */
export const LocationBox = ({
  close,
  look,
  children,
}: {
  close: () => void
  look: string
  children: ReactNode
}) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any element inside
  <section
    aria-labelledby={SHEET_TITLE}
    onKeyDown={({ key }) => key === 'Escape' && close()}
    className={classes('overflow-y-auto bg-surface', look)}
  >
    {children}
  </section>
)

/** Loading, empty and failed views, shown instead of the list or above outdated data. */
export const Views = ({ actor, snapshot }: ReturnType<typeof useLocations>) => {
  const { t } = useI18n()
  const viewState = selectLocationsViewState(snapshot)
  const error = snapshot.context.error
  const at = selectLocationsReadAt(snapshot)
  const busy = selectIsLocationsBusy(snapshot)
  const retry = () => actor.send({ type: 'RETRY' })
  if (viewState === 'loading') {
    return (
      <Loading label={t('shell.loading')}>
        {LOADING_ROWS.map((row) => (
          <div key={row} className="border-b border-line p-4">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="mt-2 h-3.5 w-56" />
            <Skeleton className="mt-2 h-3.5 w-24" />
          </div>
        ))}
      </Loading>
    )
  }
  if (viewState === 'failed' && error)
    return <FailedRead title={t('locations.failed')} failure={error} onRetry={retry} busy={busy} />
  if (viewState === 'outdated' && at !== undefined)
    return (
      <div className="px-4 pt-4">
        <OlderData at={at} failure={error} onRetry={retry} busy={busy} />
      </div>
    )
  if (viewState !== 'empty') return null
  return (
    <EmptyState
      level={2}
      title={t('locations.empty.title')}
      actions={
        <LinkButton variant="primary" icon={Plus} href={paths.newRequest({ start: 'CHARGER' })}>
          {t('locations.empty.action')}
        </LinkButton>
      }
    >
      {t('locations.empty.text')}
    </EmptyState>
  )
}
