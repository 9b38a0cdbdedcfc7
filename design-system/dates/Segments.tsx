import { DateInput, DateSegment } from 'react-aria-components'
import { segment as segmentStyle, segments } from './segments.css.ts'

/** The segments of a date or a time, each typed or stepped separately. */
export function Segments({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput {...(slot && { slot })} className={segments}>
      {(segment) => <DateSegment segment={segment} className={segmentStyle} />}
    </DateInput>
  )
}
