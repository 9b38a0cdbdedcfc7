import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import * as styles from './MapLegend.css.ts'
import { type MapSymbol, symbols } from './symbols.tsx'

export interface MapLegendEntry {
  id: string
  /** Its meaning: "Up to 150.000 €". */
  label: string
  symbol: MapSymbol
  /** @default 'action' */
  tone?: 'action' | 'cut' | 'success' | 'warning' | 'text'
}

export interface MapLegendProps {
  /** "What the signs mean" */
  label: string
  entries: readonly MapLegendEntry[]
  /** @default false */
  isInitiallyOpen?: boolean
}

/** The meaning of the signs on a map. Opens on demand, without script too. */
export function MapLegend({ label, entries, isInitiallyOpen = false }: MapLegendProps) {
  return (
    <Disclosure summary={label} look="plain" isInitiallyOpen={isInitiallyOpen}>
      <ul className={styles.entries}>
        {entries.map(({ id, label: words, symbol, tone = 'action' }) => (
          <li key={id} className={styles.entry}>
            <svg viewBox="0 0 24 16" className={styles.symbol({ tone })} aria-hidden="true" focusable="false">
              {symbols[symbol]}
            </svg>
            <span className={styles.words}>{words}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
