import { type ChangePasswordRef, PASSWORD_RULE_NAMES, passedRules, selectPassword } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { Check, Circle } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { classes } from '../../ui/classes.ts'

/** Rules for a new password (S5): five fixed lines, checked off while the user types. */
export const PasswordRules = ({ form }: { form: ChangePasswordRef }) => {
  const { t } = useI18n()
  const passed = passedRules(useSelector(form, (snapshot) => selectPassword(snapshot, 'new')))
  return (
    <ul aria-label={t('password.rules')} className="mt-2.5 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-2">
      {PASSWORD_RULE_NAMES.map((rule) => {
        const isPassed = passed.includes(rule)
        const Icon = isPassed ? Check : Circle
        return (
          <li
            key={rule}
            className={classes('flex items-center gap-2', isPassed ? 'text-ok-ink' : 'text-ink-3')}
          >
            <Icon size={14} className={isPassed ? '' : 'p-0.5'} />
            {t(`password.rule.${rule}`)}
            {isPassed && <span className="sr-only">, {t('password.kept')}</span>}
          </li>
        )
      })}
    </ul>
  )
}
