import { useState } from 'react'
import { AreaChart } from '../../ui/AreaChart.tsx'
import { BarChart } from '../../ui/BarChart.tsx'
import { Card } from '../../ui/Card.tsx'
import { Measure } from '../../ui/Measure.tsx'
import { MeasureRow } from '../../ui/MeasureRow.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Sparkline } from '../../ui/Sparkline.tsx'
import { StatTile } from '../../ui/StatTile.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { DAYS, formatPower, formatTime, POWER } from './samples.ts'

const HEADERS = ['Day', 'Energy and cost'] as const

export const Figures = () => {
  const [view, setView] = useState<'chart' | 'table'>('chart')
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <StatTile
          label="Energy this month"
          value="312.4"
          unit="kWh"
          trend={{ direction: 'up', mood: 'good', amount: '8 %', spoken: 'up' }}
          note="against October so far"
          spark={[12, 16, 10, 19, 15, 21, 25, 28]}
        />
        <StatTile
          label="Cost this month"
          value="€ 118.20"
          note="incl. 21 % VAT"
          spark={[10, 14, 12, 18, 16, 19, 22, 25]}
          sparkTone="fin"
        />
        <StatTile
          label="Sessions"
          value="24"
          trend={{ direction: 'down', mood: 'bad', amount: '3', spoken: 'down' }}
          note="against October so far"
        />
        <StatTile label="Reimbursed to drivers" value="€ 86.40" note="6 home chargers" />
      </div>
      <div className="grid gap-4 lg:grid-cols-[1.72fr_1fr]">
        <Card
          title="Energy per day"
          note="November 2026"
          action={
            <SegmentedControl
              label="View"
              options={[
                { value: 'chart', label: 'Chart' },
                { value: 'table', label: 'Table' },
              ]}
              value={view}
              onChange={setView}
            />
          }
        >
          <BarChart
            bars={DAYS}
            label="Energy per day in kWh"
            unit="kWh"
            headers={HEADERS}
            emphasis="2026-11-18"
            view={view}
          />
        </Card>
        <Card title="Energy per day, nothing charged">
          <BarChart
            bars={DAYS.slice(0, 7).map((day) => ({ ...day, value: 0, title: '0.0 kWh' }))}
            label="Energy per day in kWh, nothing charged"
            unit="kWh"
            headers={HEADERS}
          />
        </Card>
        <Card
          title="Connector 1"
          note="BE*BCA*E001234*1 · Type 2 · 22 kW"
          action={<StatusBadge status="CHARGING" label="Charging" />}
        >
          <MeasureRow>
            <Measure label="Power" value="10.9" unit="kW" />
            <Measure label="Energy" value="12.4" unit="kWh" />
            <Measure label="connected" value="1 h 12 min" />
            <Measure label="Cost so far, incl. VAT" value="€ 4.59" />
          </MeasureRow>
          <div className="mt-5">
            <AreaChart
              points={POWER}
              label="Power since 13:08"
              headers={['Time', 'Power']}
              formatAt={formatTime}
              formatValue={formatPower}
              formatTick={String}
              unit="kW"
              most={22}
              nowLabel="now"
            />
          </div>
        </Card>
        <Card title="Charging now" note="1 of 4 sessions">
          <Sparkline points={POWER} label="Power since 13:08, now 10.9 kW" live />
          <div className="mt-5">
            <Sparkline points={POWER.slice(0, 20)} label="Power from 13:08 to 13:46" />
          </div>
        </Card>
      </div>
    </>
  )
}
