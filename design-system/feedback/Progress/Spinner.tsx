import { spinner } from './Spinner.css.ts'

export interface SpinnerProps {
  /** What is being waited for. */
  label: string
}

/** A turning ring, for waits of unknown length: it has no value. */
export function Spinner({ label }: SpinnerProps) {
  return (
    // A progress element draws its own bar in every browser.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} className={spinner} />
  )
}
