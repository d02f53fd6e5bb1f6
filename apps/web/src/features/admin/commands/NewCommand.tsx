import { selectBulkItems, selectBulkViewState } from '@portal/machines'
import { PROTOCOLS } from '@portal/schemas/ocpp/protocols'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useI18n } from '../../../app/context.ts'
import { BulkProgress } from '../../../components/bulk/BulkProgress.tsx'
import { MessageForm } from '../../../components/chargerMessages/MessageForm.tsx'
import { MessageSummary } from '../../../components/chargerMessages/MessageSummary.tsx'
import { PickedChip } from '../../../components/PickedChip.tsx'
import { ScreenHeader } from '../../../components/ScreenHeader.tsx'
import { paths } from '../../../data/paths.ts'
import { usePicked } from '../../../data/picked.ts'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { type CommandBatch, linesIn, TARGETS, type Target } from './targets.ts'
import { type CommandRun, useCommandRun } from './wiring.ts'

const REASON_MAX_LENGTH = 255

/** Sends one command to many chargers in three steps: select, check and send. */
export const NewCommand = () => {
  const { t } = useI18n()
  const command = useCommandRun()
  const viewState = useSelector(command.run, selectBulkViewState)
  return (
    <>
      <ScreenHeader
        title={t('admin.command.new')}
        context={t('admin.command.context')}
        breadcrumbs={
          <Breadcrumbs
            label={t('common.breadcrumb')}
            crumbs={[
              { label: t('shell.adminCommands'), href: paths.adminCommands() },
              { label: t('admin.command.new') },
            ]}
          />
        }
      />
      <Card className={viewState === 'picking' ? 'md:max-w-2xl' : ''}>
        {viewState === 'picking' && <Picking {...command} />}
        {viewState === 'checked' && <Checked {...command} />}
        <BulkProgress run={command.run} nameOf={({ key }) => key}>
          <Made made={command.made} />
        </BulkProgress>
      </Card>
    </>
  )
}

const Picking = ({ run }: CommandRun) => {
  const { t } = useI18n()
  const picked = usePicked()
  const [missing, setMissing] = useState<{ readonly lines: boolean; readonly reason: boolean }>()
  const read = (form: FormData) => ({
    by: TARGETS.find((one) => one === form.get('by')) ?? 'Id',
    lines: linesIn(String(form.get('lines') ?? '')),
    reason: String(form.get('reason') ?? '').trim(),
  })
  return (
    <MessageForm
      protocols={PROTOCOLS}
      isMoreValid={(form) => {
        const { lines, reason } = read(form)
        const gaps = { lines: lines.length === 0 && !picked, reason: reason === '' }
        setMissing(gaps)
        return !gaps.lines && !gaps.reason
      }}
      onSend={(message, form) => run.send({ type: 'CHECK', source: { ...read(form), message, picked } })}
    >
      {picked && <PickedChip picked={picked} />}
      <Select
        name="by"
        label={t('admin.command.by')}
        options={TARGETS.map((value) => ({ value, label: t(`admin.target.${value}`) }))}
      />
      <TextArea
        name="lines"
        label={t('admin.command.lines')}
        hint={t('admin.command.lines.hint')}
        error={missing?.lines && t('admin.command.lines.missing')}
        rows={6}
      />
      <TextInput
        name="reason"
        label={t('admin.command.reason')}
        hint={t('admin.command.reason.hint')}
        error={missing?.reason && t('admin.reason.missing')}
        maxLength={REASON_MAX_LENGTH}
        autoComplete="off"
      />
      <div className="flex justify-end max-sm:*:grow">
        <Button type="submit" variant="primary">
          {t('admin.command.check')}
        </Button>
      </div>
    </MessageForm>
  )
}

const MOST_NAMED = 20

const Checked = ({ run }: CommandRun) => {
  const { t } = useI18n()
  const items = useSelector(run, (snapshot) => selectBulkItems<CommandBatch>(snapshot))
  const targets = items.flatMap((batch) => (batch.problem ? [] : batch.targets))
  const others = items.flatMap((batch) => (batch.problem === 'notApplicable' ? batch.targets : []))
  const unknown = items.filter(({ problem }) => problem === 'unknown')
  const [first] = items
  return (
    <div className="grid gap-4">
      {first && targets.length > 0 && (
        <MessageSummary
          message={first.message}
          protocols={targets.map(({ protocol }) => protocol)}
          count={targets.length}
        />
      )}
      {targets.length === 0 && <Notice kind="error" title={t('admin.command.none')} />}
      {unknown.length > 0 && (
        <Notice kind="error" live="off" title={t('admin.command.unknown', { count: unknown.length })}>
          <span className="wrap-anywhere">{unknown.map(({ key }) => key).join(', ')}</span>
        </Notice>
      )}
      <Targets targets={targets} />
      {others.length > 0 && (
        <section>
          <h2 className="mb-1.5 text-sm font-semibold">
            {t('admin.command.notApplicable', { count: others.length })}
          </h2>
          <Targets targets={others} />
        </section>
      )}
      {first && <p className="text-sm text-ink-2">{t('admin.command.why', { reason: first.reason })}</p>}
      <div className="flex flex-wrap justify-end gap-2.5 max-sm:*:grow">
        <Button onClick={() => run.send({ type: 'BACK' })}>{t('common.back')}</Button>
        <Button
          variant="dangerPrimary"
          disabled={targets.length === 0}
          onClick={() => run.send({ type: 'RUN' })}
        >
          {t('admin.command.send', { count: targets.length })}
        </Button>
      </div>
    </div>
  )
}

const Targets = ({ targets }: { targets: readonly Target[] }) => {
  const { t, formats } = useI18n()
  if (targets.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm sm:grid-cols-2">
      {targets.slice(0, MOST_NAMED).map(({ id, name, protocol }) => (
        <li key={id} className="wrap-anywhere">
          {name} <span className="text-ink-3">{id}</span> · {protocol}
        </li>
      ))}
      {targets.length > MOST_NAMED && (
        <li className="text-ink-2">
          {t('record.more', { count: formats.count(targets.length - MOST_NAMED) })}
        </li>
      )}
    </ul>
  )
}

const Made = ({ made }: Pick<CommandRun, 'made'>) => {
  const { t } = useI18n()
  return [...made.values()].map((id) => (
    <LinkButton key={id} variant="primary" href={paths.adminCommand(id)}>
      {t('admin.command.follow', { id })}
    </LinkButton>
  ))
}
