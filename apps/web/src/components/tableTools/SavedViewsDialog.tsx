import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useI18n } from '../../app/context.ts'
import type { NameChange } from '../../data/savedViews.ts'
import {
  changedSavedView,
  type ViewNameProblem,
  viewNameProblem,
  withAdded,
  withDeleted,
  withFirstToggled,
  withMoved,
  withRenamed,
  withReplaced,
} from '../../data/viewEdits.ts'
import type { ListState, SavedViews } from '../../services/storedViews.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

export interface SavedViewsDialogProps {
  /** Name of the records on this screen. */
  title: string
  saved: SavedViews
  current: ListState
  /** Name of the view in the URL. */
  present: string | undefined
  /** View names that the list reserves. */
  reserved: readonly string[]
  /** Stores the views; returns false if the browser refuses. */
  keep: (saved: SavedViews) => boolean
  onNamed: (change: NameChange) => void
}

type ViewState =
  | { kind: 'listing' }
  /** Names the current list, or renames `view`. */
  | { kind: 'naming'; view: string | undefined; name: string; problem: ViewNameProblem | undefined }
  | { kind: 'deleting'; view: string }

const LISTING: ViewState = { kind: 'listing' }

/** Dialog for the saved views of a list: save, replace, rename, reorder, delete and choose the default. */
export const SavedViewsDialog = ({
  title,
  saved,
  current,
  present,
  reserved,
  keep,
  onNamed,
}: SavedViewsDialogProps) => {
  const { t } = useI18n()
  const formId = useId()
  const [isOpen, setIsOpen] = useState(true)
  const [viewState, setView] = useState<ViewState>(LISTING)
  /** True if the last change will be lost on reload. */
  const [isUnkept, setIsUnkept] = useState(false)
  const show = (next: ViewState) => {
    setView(next)
    setIsUnkept(false)
  }
  const write = (next: SavedViews) => {
    setView(LISTING)
    setIsUnkept(!keep(next))
  }
  const close = () => setIsOpen(false)

  const save = () => {
    if (viewState.kind !== 'naming') return
    const { view, name } = viewState
    const problem = viewNameProblem(saved, reserved, view, name)
    if (problem) return show({ ...viewState, problem })
    const after = name.trim()
    onNamed({ before: view, after })
    write(view === undefined ? withAdded(saved, current, after) : withRenamed(saved, view, after))
  }
  const remove = () => {
    if (viewState.kind !== 'deleting') return
    onNamed({ before: viewState.view, after: undefined })
    write(withDeleted(saved, viewState.view))
  }

  const back = (
    <Button
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a question replaced the focused button; this is its safe answer
      autoFocus={viewState.kind === 'deleting'}
      onClick={() => show(LISTING)}
    >
      {t('common.back')}
    </Button>
  )
  const titleOf = () => {
    if (viewState.kind === 'listing') return t('views.title', { what: title })
    if (viewState.view === undefined) return t('views.new')
    return t(viewState.kind === 'naming' ? 'views.rename.of' : 'views.delete.title', { name: viewState.view })
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={<span className="wrap-anywhere">{titleOf()}</span>}
      closeLabel={t('common.close')}
      actions={
        {
          listing: (
            <ListActions
              changed={changedSavedView(saved, current, present)?.name}
              onReplace={() => write(withReplaced(saved, current, present))}
              onNew={() => show({ kind: 'naming', view: undefined, name: '', problem: undefined })}
              onDone={close}
            />
          ),
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
              <Button variant="dangerPrimary" onClick={remove}>
                {t('views.delete.confirm')}
              </Button>
            </>
          ),
        }[viewState.kind]
      }
    >
      {viewState.kind === 'listing' && <List saved={saved} isUnkept={isUnkept} write={write} show={show} />}
      {viewState.kind === 'naming' && (
        <NameForm
          id={formId}
          name={viewState.name}
          problem={viewState.problem}
          onType={(name) => show({ ...viewState, name, problem: undefined })}
          onSave={save}
        />
      )}
      {viewState.kind === 'deleting' && <p>{t('views.delete.text')}</p>}
    </Dialog>
  )
}

interface ListActionsProps {
  /** View that no longer matches the list. */
  changed: string | undefined
  onReplace: () => void
  onNew: () => void
  onDone: () => void
}

const ListActions = ({ changed, onReplace, onNew, onDone }: ListActionsProps) => {
  const { t } = useI18n()
  return (
    <>
      {changed !== undefined && (
        <Button onClick={onReplace}>
          <span className="min-w-0 wrap-anywhere">{t('views.replace', { name: changed })}</span>
        </Button>
      )}
      <Button
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form or question that had the focus is gone
        autoFocus
        onClick={onNew}
      >
        {t('views.new')}
      </Button>
      <Button variant="primary" onClick={onDone}>
        {t('common.done')}
      </Button>
    </>
  )
}

interface ListProps {
  saved: SavedViews
  isUnkept: boolean
  write: (next: SavedViews) => void
  show: (viewState: ViewState) => void
}

const List = ({ saved, isUnkept, write, show }: ListProps) => {
  const { t } = useI18n()
  const id = useId()
  const { views, first } = saved
  return (
    <>
      <p>{t('views.hint')}</p>
      <h3 id={id} className="mt-4 mb-1 font-semibold text-ink">
        {t('views.list')}
      </h3>
      {views.length === 0 ? (
        <p>{t('views.none')}</p>
      ) : (
        <ul aria-labelledby={id} className="max-h-[45dvh] overflow-y-auto border-y border-line text-ink">
          {views.map(({ name }, at) => (
            <li
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 not-first:border-t not-first:border-line"
            >
              <span className="min-w-0 wrap-anywhere">
                {name}
                {name === first && <span className="text-xs text-ink-3"> · {t('views.isFirst')}</span>}
              </span>
              <span className="flex flex-wrap items-center gap-1.5">
                {views.length > 1 && (
                  <>
                    <Move saved={saved} name={name} by={-1} isLast={at === 0} write={write} />
                    <Move saved={saved} name={name} by={1} isLast={at === views.length - 1} write={write} />
                  </>
                )}
                <Button
                  size="sm"
                  variant={name === first ? 'secondary' : 'ghost'}
                  aria-pressed={name === first}
                  aria-label={t('views.first.of', { name })}
                  onClick={() => write(withFirstToggled(saved, name))}
                >
                  {t('views.first')}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('views.rename.of', { name })}
                  onClick={() => show({ kind: 'naming', view: name, name, problem: undefined })}
                >
                  {t('views.rename')}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('views.delete.of', { name })}
                  onClick={() => show({ kind: 'deleting', view: name })}
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

interface MoveProps {
  saved: SavedViews
  name: string
  by: -1 | 1
  /** True if the view cannot move further; the button stays and keeps the focus. */
  isLast: boolean
  write: (next: SavedViews) => void
}

const Move = ({ saved, name, by, isLast, write }: MoveProps) => {
  const { t } = useI18n()
  return (
    <IconButton
      icon={by === 1 ? ArrowDown : ArrowUp}
      label={t(by === 1 ? 'views.down' : 'views.up', { name })}
      aria-disabled={isLast || undefined}
      className={isLast ? 'cursor-not-allowed opacity-50' : ''}
      onClick={() => {
        if (!isLast) write(withMoved(saved, name, by))
      }}
    />
  )
}

interface NameFormProps {
  id: string
  name: string
  problem: ViewNameProblem | undefined
  onType: (name: string) => void
  onSave: () => void
}

const NameForm = ({ id, name, problem, onType, onSave }: NameFormProps) => {
  const { t } = useI18n()
  return (
    <form
      id={id}
      noValidate
      className="text-ink"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <TextInput
        label={t('views.name')}
        hint={t('views.name.hint')}
        error={problem && t(`views.name.${problem}`)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened the form is gone
        autoFocus
        autoComplete="off"
        value={name}
        onChange={({ target }) => onType(target.value)}
      />
    </form>
  )
}
