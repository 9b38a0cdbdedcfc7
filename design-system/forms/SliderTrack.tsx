import { useContext, useLayoutEffect, useRef } from 'react'
import {
  SliderFill,
  SliderStateContext,
  SliderThumb,
  type SliderThumbProps,
  SliderTrack as AriaTrack,
} from 'react-aria-components'
import { fill, thumb, track } from './SliderTrack.css.ts'

type Named = Pick<SliderThumbProps, 'name' | 'id' | 'aria-label'>

export interface SliderTrackProps {
  /** One entry a thumb. */
  thumbs: readonly Named[]
  /** A thumb's value in words, with its unit. */
  describe: (index: number, value: number) => string
}

/** The line of a slider and what moves on it. */
export function SliderTrack({ thumbs, describe }: SliderTrackProps) {
  const state = useContext(SliderStateContext)
  return (
    <AriaTrack className={track}>
      <SliderFill className={fill} />
      {thumbs.map((named, index) => (
        <Thumb
          key={index}
          {...named}
          index={index}
          words={describe(index, state?.getThumbValue(index) ?? 0)}
        />
      ))}
    </AriaTrack>
  )
}

/** A thumb with its value in our words: react-aria's come from `Intl`, which has no square metres. */
function Thumb({ words, ...rest }: Named & { index: number; words: string }) {
  const input = useRef<HTMLInputElement>(null)
  // After every render: react-aria writes its own words whenever the value changes.
  useLayoutEffect(() => input.current?.setAttribute('aria-valuetext', words))
  return <SliderThumb {...rest} inputRef={input} className={thumb} />
}
