import { divider } from './Divider.css.ts'

/** A hairline between two thoughts. */
export function Divider() {
  return <hr className={divider} />
}
