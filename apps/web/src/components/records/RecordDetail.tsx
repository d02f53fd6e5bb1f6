import {
  type RecordEditRef,
  type RecordFields,
  selectDoneCommand,
  selectIsForm,
  selectIsRecordBusy,
  selectIsSaved,
  selectRecordViewState,
} from '@portal/machines'
import type { MetaField } from '@portal/schemas/contract'
import { useSelector } from '@xstate/react'
import { ArrowLeft } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { useI18n } from '../../app/context.ts'
import { entryOf } from '../../data/entry.ts'
import { useMeta } from '../../data/meta.ts'
import { usePathId } from '../../data/pathId.ts'
import type { TextKey } from '../../texts/index.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { classes } from '../../ui/classes.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PHONE, useMediaQuery } from '../../ui/useMediaQuery.ts'
import { QueryView } from '../QueryView.tsx'
import { RecordLoading } from '../RecordView.tsx'
import { ScreenHeader } from '../ScreenHeader.tsx'
import { RecordActions } from './RecordActions.tsx'
import { RecordBadge } from './RecordBadge.tsx'
import { RecordConflict } from './RecordConflict.tsx'
import { type LinkedStates, RecordFacts } from './RecordFacts.tsx'
import { RecordForm } from './RecordForm.tsx'
import { RecordLists } from './RecordLists.tsx'
import { RecordQuestion } from './RecordQuestion.tsx'
import type { RecordWalkProps } from './RecordWalk.tsx'
import type { RecordScreen } from './recordScreen.ts'
import { SavedNotice } from './SavedNotice.tsx'
import { RunFailed } from './SaveFailed.tsx'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { type RecordWords, useRecordWords } from './useRecordWords.ts'
import { type Former, formerOf, goBack, leaveRecord, useListOf } from './walk.ts'
import { type RecordCommands, useRecordEdit } from './wiring.ts'

export interface RecordDetailProps {
  screen: RecordScreen
  /** Paths of linked records, by class; without a path only the name is shown. */
  places: Readonly<Record<string, (id: string) => string>>
  states?: LinkedStates
  commands?: RecordCommands
  /** Actions placed before the actions of the screen. */
  actions?: ((record: RecordFields) => ReactNode) | undefined
  identifier?: (record: RecordFields) => ReactNode
  /** Links to the neighbours in the list. */
  Walk?: ComponentType<RecordWalkProps>
  above?: ReactNode
  /** Content above the facts; `edit` is the machine that changes the record. */
  children?: ((record: RecordFields, edit: RecordEditRef) => ReactNode) | undefined
  below?: (record: RecordFields) => ReactNode
  /** Tabs of the record; the first one contains the facts and the content around them. */
  parts?: ComponentType<RecordPartsProps>
}

export interface RecordPartsProps {
  meta: readonly MetaField[]
  record: RecordFields
  edit: RecordEditRef
  words: RecordWords
  /** True while the form is shown, which hides the tabs. */
  isForm: boolean
  children: ReactNode
}

/** Detail of a record: fields by category, linked records, actions and form (S7). */
export const RecordDetail = (props: RecordDetailProps) => {
  const id = usePathId()
  const edit = useRecordEdit(props.screen, id, props.commands)
  const meta = useMeta(props.screen.routes.meta)
  useLeaveGuard(edit)
  const title = useSelector(edit, (snapshot) => titleOf(props.screen, id, recordIn(props.screen, snapshot)))
  const former = useFormer(props.screen, id, title)
  const { hidden = [] } = props.screen
  if (meta.data)
    return (
      <Loaded
        {...props}
        id={id}
        edit={edit}
        former={former}
        title={title}
        whole={meta.data}
        meta={meta.data.filter(({ Name }) => !hidden.includes(Name))}
      />
    )
  return (
    <div className="wide">
      <Header screen={props.screen} Walk={props.Walk} former={former} title={title} />
      <QueryView entry={entryOf(meta)} loading={<RecordLoading />} failed={id}>
        {() => null}
      </QueryView>
    </div>
  )
}

interface LoadedProps extends RecordDetailProps {
  id: string
  edit: RecordEditRef
  former: Former | undefined
  title: string
  meta: readonly MetaField[]
  /** Includes the fields that the screen hides. */
  whole: readonly MetaField[]
}

type RecordSnapshot = Parameters<typeof selectRecordViewState>[0]

const recordIn = (screen: RecordScreen, snapshot: RecordSnapshot): RecordFields | undefined => {
  const viewState = selectRecordViewState(snapshot, [screen.missing])
  return 'data' in viewState ? viewState.data : undefined
}

const titleOf = (screen: RecordScreen, id: string, record: RecordFields | undefined): string =>
  String(record?.[screen.titleField ?? 'Description'] || id)

const Loaded = ({
  screen,
  places,
  states,
  actions,
  identifier,
  Walk,
  above,
  children,
  below,
  parts: Parts,
  id,
  edit,
  former,
  title,
  meta,
  whole,
}: LoadedProps) => {
  const { t } = useI18n()
  const isPhone = useMediaQuery(PHONE)
  const words = useRecordWords(meta)
  const facts = screen.detailFields?.flatMap((name) => meta.filter(({ Name }) => Name === name)) ?? meta
  const snapshot = useSelector(edit, (all) => all)
  const isForm = selectIsForm(snapshot)
  const viewState = selectRecordViewState(snapshot, [screen.missing])
  const record = 'data' in viewState ? viewState.data : undefined
  const done = selectDoneCommand(snapshot)
  const acts = record && !isForm && (
    <>
      {actions?.(record)}
      <RecordActions screen={screen} edit={edit} record={record} isCompact={isPhone} />
    </>
  )
  const message = done === undefined ? selectIsSaved(snapshot) && 'record.saved' : successKey(screen, done)
  return (
    <div className={classes('wide', isPhone && acts && 'to-foot')}>
      <Header
        screen={screen}
        Walk={Walk}
        former={former}
        title={title}
        {...(record && {
          badge: (
            <>
              <RecordBadge screen={screen} meta={meta} record={record} words={words} />
              {identifier?.(record)}
            </>
          ),
          actions: !isPhone && acts,
        })}
      />
      <SavedNotice edit={edit} id={id} message={message ? t(message as 'record.saved') : undefined} />
      {above}
      <RunFailed edit={edit} title={t('record.runFailed')} />
      <QueryView
        entry={{
          viewState,
          isBusy: selectIsRecordBusy(snapshot),
          retry: () => edit.send({ type: 'RETRY' }),
        }}
        loading={<RecordLoading />}
        failed={t('record.oneFailed')}
        missing={{
          title: t('record.missing'),
          way: (
            <LinkButton variant="primary" href={screen.list}>
              {t('record.back')}
            </LinkButton>
          ),
        }}
      >
        {(loaded) => {
          const overview = (
            <>
              {isForm ? (
                <RecordForm screen={screen} edit={edit} meta={meta} words={words} />
              ) : (
                <>
                  {children?.(loaded, edit)}
                  <RecordFacts
                    screen={screen}
                    places={places}
                    states={states}
                    meta={facts}
                    record={loaded}
                    words={words}
                  />
                </>
              )}
              <RecordLists
                meta={facts}
                record={loaded}
                words={words}
                without={screen.customFields}
                cells={screen.cells}
              />
              {below?.(loaded)}
            </>
          )
          return Parts ? (
            <Parts meta={whole} record={loaded} edit={edit} words={words} isForm={isForm}>
              {overview}
            </Parts>
          ) : (
            overview
          )
        }}
      </QueryView>
      {isPhone && acts && (
        <>
          {/* Keeps the actions at the bottom of the window on a short page. */}
          <div className="min-h-5 grow" />
          <div className="actions-foot">{acts}</div>
        </>
      )}
      <RecordConflict edit={edit} meta={meta} words={words} />
      <RecordQuestion edit={edit} />
    </div>
  )
}

const successKey = ({ actions = [] }: RecordScreen, command: string): TextKey =>
  actions.find(({ does }) => 'command' in does && does.command === command)?.success ?? 'record.saved'

interface HeaderProps {
  screen: RecordScreen
  Walk: ComponentType<RecordWalkProps> | undefined
  former: Former | undefined
  title: string
  badge?: ReactNode
  actions?: ReactNode
}

const Header = ({ screen, Walk, former, title, ...rest }: HeaderProps) => {
  const { t } = useI18n()
  const id = usePathId()
  const list = useListOf(screen, id)
  return (
    <ScreenHeader
      {...rest}
      title={title}
      breadcrumbs={
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <div className="flex flex-wrap items-center gap-x-4">
            {former && (
              <Anchor
                href={`${former.href}${former.search}`}
                onClick={goBack}
                className="mb-1.5 inline-flex min-h-6 min-w-0 items-center gap-1 rounded-xs text-xs wrap-anywhere text-ink-2 hover:text-ink hover:underline pointer-coarse:min-h-11"
              >
                <ArrowLeft size={14} />
                {t('record.backTo', { name: former.title })}
              </Anchor>
            )}
            <Breadcrumbs
              label={t('common.breadcrumb')}
              crumbs={[
                ...(screen.among
                  ? [{ label: t(screen.title as 'shell.network'), href: screen.among.href }]
                  : []),
                { label: screen.among?.name ?? t(list.title as 'shell.network'), href: list.href },
                { label: title },
              ]}
            />
          </div>
          {Walk && <Walk screen={screen} id={id} />}
        </div>
      }
    />
  )
}

const unchanging = () => () => {}

/** Returns the record of another class that the user came from, and remembers this one on leaving. */
const useFormer = (screen: RecordScreen, id: string, title: string): Former | undefined => {
  const href = screen.path(id)
  // Read again on subscription, because the previous record is remembered only after this one rendered.
  const former = useSyncExternalStore(unchanging, () => formerOf(href))
  // The URL to return to includes the open tab.
  const search = useSearch()
  const latest = useRef({ title, search })
  useEffect(() => {
    if (location.pathname === href) latest.current = { title, search: location.search }
  })
  useEffect(() => () => leaveRecord({ href, ...latest.current }, location.pathname), [href])
  return former?.href.startsWith(screen.path('')) ? undefined : former
}
