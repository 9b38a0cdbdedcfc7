import { ProgressBar } from 'react-aria-components'
import { spinner } from './Spinner.css.ts'

export interface SpinnerProps {
  /** What is being waited for. */
  label: string
}

/** A turning ring, for waits of unknown length. */
export function Spinner({ label }: SpinnerProps) {
  return <ProgressBar isIndeterminate aria-label={label} className={spinner} />
}
