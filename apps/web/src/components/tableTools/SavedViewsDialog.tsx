import {
  type SavedViewsInput,
  type SavedViewsRef,
  selectAreViewsUnkept,
  selectChangedView,
  selectFirstView,
  selectNameProblem,
  selectSavedViews,
  selectViewName,
  selectViewSubject,
  selectViewsFace,
} from '@portal/machines'
import { useSelector } from '@xstate/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId } from 'react'
import { useI18n } from '../../app/context.ts'
import { useLatest } from '../../data/latest.ts'
import { openViews, type ViewsKeeper } from '../../data/openViews.ts'
import { useOwnActor } from '../../data/ownActor.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

export interface SavedViewsDialogProps extends SavedViewsInput, ViewsKeeper {
  /** The records, as the screen calls them. */
  title: string
}

const useViews = ({
  saved,
  shown,
  present,
  reserved,
  keep,
  onNamed,
}: SavedViewsDialogProps): SavedViewsRef => {
  const latest = useLatest({ keep, onNamed })
  return useOwnActor(() => openViews({ saved, shown, present, reserved }, latest))
}

interface FaceProps {
  views: SavedViewsRef
}

/** The saved views of a list: a name for what it shows now, another name, none, and the one with which it opens. */
export const SavedViewsDialog = (props: SavedViewsDialogProps) => {
  const views = useViews(props)
  const face = useSelector(views, selectViewsFace)
  const { t } = useI18n()
  const subject = useSelector(views, selectViewSubject)
  const formId = useId()
  const back = (
    <Button
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer of a question that took the place of its button
      autoFocus={face === 'deleting'}
      onClick={() => views.send({ type: 'BACK' })}
    >
      {t('common.back')}
    </Button>
  )
  const of = { name: subject ?? '' }
  const titles = {
    listing: t('views.title', { what: props.title }),
    naming: subject === undefined ? t('views.new') : t('views.rename.of', of),
    deleting: t('views.delete.title', of),
    closed: '',
  }
  return (
    <Dialog
      open={face !== 'closed'}
      onClose={() => views.send({ type: 'CLOSE' })}
      title={<span className="wrap-anywhere">{titles[face]}</span>}
      closeLabel={t('common.close')}
      actions={
        {
          listing: <ListActions views={views} />,
          naming: (
            <>
              {back}
              <Button variant="primary" type="submit" form={formId}>
                {t('views.save')}
              </Button>
            </>
          ),
          deleting: (
            <>
              {back}
              <Button variant="dangerPrimary" onClick={() => views.send({ type: 'CONFIRM' })}>
                {t('views.delete.confirm')}
              </Button>
            </>
          ),
          closed: null,
        }[face]
      }
    >
      {face === 'listing' && <List views={views} />}
      {face === 'naming' && <NameForm views={views} id={formId} />}
      {face === 'deleting' && <p>{t('views.delete.text')}</p>}
    </Dialog>
  )
}

const ListActions = ({ views }: FaceProps) => {
  const { t } = useI18n()
  const changed = useSelector(views, selectChangedView)
  return (
    <>
      {changed !== undefined && (
        <Button onClick={() => views.send({ type: 'REPLACE' })}>
          <span className="min-w-0 wrap-anywhere">{t('views.replace', { name: changed })}</span>
        </Button>
      )}
      <Button
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form or question that had the focus is gone
        autoFocus
        onClick={() => views.send({ type: 'NEW' })}
      >
        {t('views.new')}
      </Button>
      <Button variant="primary" onClick={() => views.send({ type: 'CLOSE' })}>
        {t('common.done')}
      </Button>
    </>
  )
}

const List = ({ views }: FaceProps) => {
  const { t } = useI18n()
  const id = useId()
  const saved = useSelector(views, selectSavedViews)
  const first = useSelector(views, selectFirstView)
  const isUnkept = useSelector(views, selectAreViewsUnkept)
  return (
    <>
      <p>{t('views.hint')}</p>
      <h3 id={id} className="mt-4 mb-1 font-semibold text-ink">
        {t('views.list')}
      </h3>
      {saved.length === 0 ? (
        <p>{t('views.none')}</p>
      ) : (
        <ul aria-labelledby={id} className="max-h-[45dvh] overflow-y-auto border-y border-line text-ink">
          {saved.map(({ name }, at) => (
            <li
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 not-first:border-t not-first:border-line"
            >
              <span className="min-w-0 wrap-anywhere">
                {name}
                {name === first && <span className="text-xs text-ink-3"> · {t('views.isFirst')}</span>}
              </span>
              <span className="flex flex-wrap items-center gap-1.5">
                {saved.length > 1 && (
                  <>
                    <Move views={views} name={name} by={-1} isLast={at === 0} />
                    <Move views={views} name={name} by={1} isLast={at === saved.length - 1} />
                  </>
                )}
                <Button
                  size="sm"
                  variant={name === first ? 'secondary' : 'ghost'}
                  aria-pressed={name === first}
                  aria-label={t('views.first.of', { name })}
                  onClick={() => views.send({ type: 'TOGGLE_FIRST', name })}
                >
                  {t('views.first')}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('views.rename.of', { name })}
                  onClick={() => views.send({ type: 'RENAME', name })}
                >
                  {t('views.rename')}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('views.delete.of', { name })}
                  onClick={() => views.send({ type: 'DELETE', name })}
                >
                  {t('common.delete')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="not-empty:mt-3 text-err-ink">
        {isUnkept && t('record.views.unkept')}
      </p>
    </>
  )
}

interface MoveProps extends FaceProps {
  name: string
  by: -1 | 1
  /** The view is already at that end: the button stays, so that it does not lose the focus. */
  isLast: boolean
}

const Move = ({ views, name, by, isLast }: MoveProps) => {
  const { t } = useI18n()
  return (
    <IconButton
      icon={by === 1 ? ArrowDown : ArrowUp}
      label={t(by === 1 ? 'views.down' : 'views.up', { name })}
      aria-disabled={isLast || undefined}
      className={isLast ? 'cursor-not-allowed opacity-50' : ''}
      onClick={() => views.send({ type: 'MOVE', name, by })}
    />
  )
}

const NameForm = ({ views, id }: FaceProps & { id: string }) => {
  const { t } = useI18n()
  const name = useSelector(views, selectViewName)
  const problem = useSelector(views, selectNameProblem)
  return (
    <form
      id={id}
      noValidate
      className="text-ink"
      onSubmit={(event) => {
        event.preventDefault()
        views.send({ type: 'SAVE' })
      }}
    >
      <TextInput
        label={t('views.name')}
        hint={t('views.name.hint')}
        error={problem && t(`views.name.${problem}`)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that asked for the form is gone
        autoFocus
        autoComplete="off"
        value={name}
        onChange={({ target }) => views.send({ type: 'TYPE', name: target.value })}
      />
    </form>
  )
}
