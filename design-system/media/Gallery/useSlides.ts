import { type KeyboardEvent, type RefObject, type UIEvent, useEffect, useRef, useState } from 'react'

export interface SlidesState {
  /** The picture in sight, counted from 0. */
  index: number
  strip: RefObject<HTMLDivElement | null>
  /** Goes to a picture; past the end it starts again. */
  go: (index: number, behavior?: ScrollBehavior) => void
  /** Goes on from where it is going: two quick presses are two pictures. */
  step: (by: number) => void
  onScroll: (event: UIEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Without a scroll event for so long, the strip stands still. */
const stillness = 120
/** Of a picture's width, what a strip at rest may be off: fractions of a pixel. */
const nearly = 0.02

/**
 * A strip that scrolls from picture to picture. Scrolling is the truth: finger, wheel, buttons and keys all
 * move the strip, and the index follows it. `onChange` hears of a picture once the strip stands still on it.
 */
export function useSlides(total: number, initial: number, onChange: (index: number) => void): SlidesState {
  const strip = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(initial)
  const target = useRef(initial)
  const settled = useRef(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  /** Between two pictures it is still on its way, however late the timer comes. */
  const settle = (element: HTMLElement) => {
    const place = element.scrollLeft / element.clientWidth
    const seen = Math.round(place)
    if (Math.abs(place - seen) > nearly) return watch(element)
    target.current = seen
    if (seen === settled.current) return
    settled.current = seen
    onChange(seen)
  }
  const watch = (element: HTMLElement) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => settle(element), stillness)
  }
  const go = (wanted: number, behavior?: ScrollBehavior) => {
    const element = strip.current
    const from = target.current
    target.current = (wanted + total) % total
    if (!element) return
    clearTimeout(timer.current)
    const left = target.current * element.clientWidth
    // Far ones at once: nobody wants to see, or load, all that lie between.
    const isFar = Math.abs(target.current - from) > 1
    element.scrollTo({ left, behavior: behavior ?? (isFar ? 'instant' : preferredBehavior()) })
  }
  const step = (by: number) => go(target.current + by)
  const onScroll = ({ currentTarget, target: scrolled }: UIEvent<HTMLElement>) => {
    if (scrolled !== currentTarget) return
    const seen = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth)
    if (Number.isNaN(seen)) return
    setIndex(seen)
    watch(currentTarget)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { current } = target
    const wanted = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: total - 1 }[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    go(wanted)
  }
  return { index, strip, go, step, onScroll, onKeyDown }
}

const preferredBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
