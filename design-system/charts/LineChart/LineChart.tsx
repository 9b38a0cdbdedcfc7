import { ChartFigure } from '../ChartFigure/ChartFigure.tsx'
import { Legend, type LegendProps } from './Legend.tsx'
import { lineRows } from './lineRows.ts'
import type { BandPoint } from './lineGeometry.ts'
import { Plot, type PlotProps } from './Plot.tsx'

interface Shared extends Omit<PlotProps, 'curve' | 'band'> {
  /** What is shown, above the drawing. */
  title: string
  /** `step` for a price that holds until it changes, `linear` for measurements. @default 'step' */
  curve?: PlotProps['curve']
  /** Opens the table beside the drawing: "Show as a table". */
  tableLabel: string
  /** Replaces the drawing while the series is empty. @default '' */
  emptyText?: string
}

interface LineAlone {
  band?: never
  legend?: never
  /** Heads of the columns of the table. */
  columns: { time: string; value: string }
}

interface LineWithBand {
  /** The band of typical values: the quartiles of a market. In order of time. */
  band: readonly BandPoint[]
  /** What line and band show, above the drawing. */
  legend: LegendProps
  /** Heads of the columns of the table. */
  columns: { time: string; value: string; low: string; high: string }
}

export type LineChartProps = Shared & (LineAlone | LineWithBand)

/** A value over time: price history, price per square metre. The figures are beside it as a table. */
export function LineChart(props: LineChartProps) {
  const { title, tableLabel, emptyText = '', series, band = [], curve = 'step', legend, ...texts } = props
  const { columns, formatTime, formatValue } = texts
  const heads = { low: '', high: '', ...columns }
  const figures = band.length > 0 ? (['value', 'low', 'high'] as const) : (['value'] as const)
  return (
    <ChartFigure
      {...{ title, tableLabel, emptyText }}
      columns={[
        { id: 'time', header: heads.time },
        ...figures.map((id) => ({ id, header: heads[id], align: 'end' as const })),
      ]}
      rows={lineRows(series, band, { formatTime, formatValue })}
    >
      {legend && <Legend {...legend} />}
      <Plot {...{ series, band, curve, formatTime, formatValue }} summary={texts.summary} />
    </ChartFigure>
  )
}
