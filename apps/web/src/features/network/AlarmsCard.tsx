import { formatFilter, genericRoutes, POLL_COUNTS_MS } from '@portal/schemas'
import { TriangleAlert } from 'lucide-react'
import { useI18n } from '../../app/context.ts'
import { Age } from '../../components/Age.tsx'
import { CardFace } from '../../components/CardFace.tsx'
import { networkPaths } from '../../data/networkPaths.ts'
import { useOperation } from '../../data/reads.ts'
import { together } from '../../data/together.ts'
import { Card } from '../../ui/Card.tsx'
import { LinkRow } from '../../ui/LinkRow.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const { filtered } = genericRoutes('alarm', 'Alarm')
const SEVERITIES = ['CRITICAL', 'MAJOR', 'WARNING', 'INFO'] as const
type Severity = (typeof SEVERITIES)[number]
const TONES = { CRITICAL: 'err', MAJOR: 'park', WARNING: 'occ', INFO: 'off' } as const
const SHOWN = 8

const open = (severity: Severity) =>
  formatFilter([
    { field: 'Status', operator: 'EX', value: 'OPEN' },
    { field: 'Severity', operator: 'EX', value: severity },
  ])

const useAlarms = (severity: Severity) =>
  useOperation(
    filtered,
    {
      query: {
        filter: open(severity),
        orderby: 'Raised desc',
        pagesize: SHOWN,
        DataCategories: 'BASIC,STATE',
      },
    },
    POLL_COUNTS_MS,
  )

/** The open alarms: how many of each severity, and the gravest by name. */
export const AlarmsCard = () => {
  const { t, formats } = useI18n()
  // Always four, in this order: the rule of hooks holds.
  const reads = [useAlarms('CRITICAL'), useAlarms('MAJOR'), useAlarms('WARNING'), useAlarms('INFO')] as const
  return (
    <Card title={t('network.home.alarms')} padded={false}>
      <CardFace read={together(reads)} failed={t('network.home.alarmsFailed')} height="h-72">
        {(answers) => {
          const worst = answers.flatMap(({ Data }) => Data).slice(0, SHOWN)
          return (
            <>
              <ul className="flex flex-wrap gap-x-5 gap-y-1 px-4.5 pb-3 text-sm">
                {SEVERITIES.map((severity, index) => (
                  <li key={severity}>
                    <TextLink href={networkPaths.netAlarms({ filter: open(severity) })}>
                      {t(`record.Severity.${severity}`)}
                      <span className="ml-1.5 font-semibold tabular-nums">
                        {formats.count(answers[index]?.Page.Results ?? 0)}
                      </span>
                    </TextLink>
                  </li>
                ))}
              </ul>
              {worst.length === 0 && (
                <p className="px-4.5 pb-4.5 text-ink-2">{t('network.home.alarms.none')}</p>
              )}
              <ul>
                {worst.map(({ Id, Description, Severity, Raised }) => (
                  <LinkRow
                    key={Id}
                    href={networkPaths.netAlarm(Id)}
                    icon={TriangleAlert}
                    tone={TONES[Severity] ?? 'off'}
                    title={Description}
                    detail={<Age at={Date.parse(Raised)} />}
                  />
                ))}
              </ul>
            </>
          )
        }}
      </CardFace>
    </Card>
  )
}
