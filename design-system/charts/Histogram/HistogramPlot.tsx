import { useState } from 'react'
import { Bars, Rail } from './Bars.tsx'
import { BinReader } from './BinReader.tsx'
import * as styles from './Histogram.css.ts'
import { HistogramFrame } from './HistogramFrame.tsx'
import { type Bin, histogramGeometry, placeOf, type ValueRange } from './histogramGeometry.ts'
import { Mark } from './Mark.tsx'

export interface HistogramPlotProps {
  /** In order of value, without gaps. */
  bins: readonly Bin[]
  /** The drawing in a sentence: its text alternative. */
  summary: string
  /** Its bars are full, the others hollow; a rail below shows its ends. */
  selected?: ValueRange
  /** An edge between two bins, short: "150.000 €", "1 εκ. +" for `Infinity`. */
  formatValue: (value: number) => string
  /** A bin with its count, in words: "100.000 έως 150.000 €: 42 αγγελίες". */
  formatBin: (bin: Bin) => string
  formatCount: (count: number) => string
  /**
   * `low` is two thirds as high; `bare` leaves out both scales: the picture above a pair of fields. @default 'full'
   */
  look?: 'full' | 'low' | 'bare'
  /**
   * One stop of the Tab key, from which arrow keys read the bins. Not needed where a table or fields say the same.
   * @default false
   */
  isReadable?: boolean
  /** A value of its own, as a line with its label above: this home among the others. The summary has to say it too. */
  mark?: { value: number; label: string } | undefined
}

/** The drawing of a `Histogram` alone. */
export function HistogramPlot(props: HistogramPlotProps) {
  const { bins, summary, selected, look = 'full', isReadable = false, formatBin, mark } = props
  const [at, setAt] = useState<number>()
  const geometry = histogramGeometry(bins, selected)
  const read = at === undefined ? undefined : bins[at]
  const words = bins.map((bin, of) => ({
    words: formatBin(bin),
    isSelected: selected && geometry.bars[of]?.isSelected,
  }))
  return (
    <div>
      <HistogramFrame {...{ ...props, look, isReadable }} ticks={geometry.ticks.map(({ value }) => value)}>
        <Bars {...geometry} hasScale={look !== 'bare'} />
        {isReadable && <BinReader label={summary} bins={words} onRead={setAt} />}
        {geometry.span && <Rail {...geometry.span} />}
        {mark && bins.length > 0 && <Mark label={mark.label} at={placeOf(bins, mark.value)} />}
      </HistogramFrame>
      {isReadable && (
        <p className={styles.readout} aria-hidden="true">
          {read && formatBin(read)}
        </p>
      )}
    </div>
  )
}
