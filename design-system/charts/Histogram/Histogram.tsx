import { ChartFigure } from '../ChartFigure/ChartFigure.tsx'
import { HistogramPlot, type HistogramPlotProps } from './HistogramPlot.tsx'

export interface HistogramProps extends Omit<HistogramPlotProps, 'look'> {
  /** What is shown, above the drawing. */
  title: string
  /** A bin without its count: heads a row of the table. */
  formatRange: (bin: HistogramPlotProps['bins'][number]) => string
  /** Heads of the columns of the table. */
  columns: { range: string; count: string }
  /** Opens the table beside the drawing: "Show as a table". */
  tableLabel: string
  /** Replaces the drawing while there are no bins. @default '' */
  emptyText?: string
}

/** How many there are of each size or price. The figures are beside it as a table. */
export function Histogram(props: HistogramProps) {
  const { title, tableLabel, emptyText = '', columns, formatRange, ...plot } = props
  return (
    <ChartFigure
      {...{ title, tableLabel, emptyText }}
      columns={[
        { id: 'range', header: columns.range },
        { id: 'count', header: columns.count, align: 'end' },
      ]}
      rows={plot.bins.map((bin) => ({
        id: String(bin.from),
        cells: { range: formatRange(bin), count: plot.formatCount(bin.count) },
      }))}
    >
      <HistogramPlot {...plot} />
    </ChartFigure>
  )
}
