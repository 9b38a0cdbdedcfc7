import { backdropOf, contrast, over, readColour } from './colours.ts'
import { isShown } from './elements.ts'
import { nextFrame } from './modes.ts'

/** What can tell of focus, on an element or on what is drawn with it: outline, shadow, border, ground. */
interface Mark {
  readonly kind: string
  readonly css: string
  readonly colour: string
  readonly width: number
  /** What the mark is drawn upon. */
  readonly on: Element | null
}

/** The marks on the page before the focus came, by element and kind. */
export type Look = ReadonlyMap<Element, ReadonlyMap<string, string>>

/** A mark that came, or changed, with the focus. */
export interface RingPart {
  readonly carrier: Element
  readonly kind: string
}

export async function lookOfPage(): Promise<Look> {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement !== document.body) {
    activeElement.blur()
    await nextFrame()
  }
  const elements = [...document.body.querySelectorAll('*')]
  const look = new Map(
    elements.map((each) => [each, new Map(marksOf(each).map(({ kind, css }) => [kind, css]))]),
  )
  // A dialog or a menu gives the focus to nobody: how its stop looks without it is not to be seen.
  const held = document.activeElement
  if (held && held !== document.body) for (const carrier of ringCarriers(held)) look.delete(carrier)
  return look
}

/** What became different around an element that has just got the focus. */
export const ringOf = (focused: Element, before: Look): readonly RingPart[] =>
  ringCarriers(focused)
    .flatMap((carrier) => {
      const was = before.get(carrier)
      const changed = marksOf(carrier).filter(({ kind, css }) => was?.get(kind) !== css)
      return changed.map(({ kind }) => ({ carrier, kind }))
    })
    .filter(({ carrier }) => isShown(carrier))

/** Where a ring can be drawn: on the element, around it, or beside a control that is itself hidden. */
function ringCarriers(focused: Element): readonly Element[] {
  const around: Element[] = []
  for (let at = focused.parentElement; at && at !== document.body && around.length < 3; at = at.parentElement)
    around.push(at)
  const beside = (focused.closest('label') ?? focused.parentElement ?? focused).querySelectorAll('*')
  return [...new Set([focused, ...focused.children, ...around, ...[...beside].slice(0, 24)])]
}

/** WCAG 2.4.13: a line of at least 2 px whose colour stands out 3:1 from what it lies on. */
export function isPlain({ carrier, kind }: RingPart): boolean {
  const mark = marksOf(carrier).find((each) => each.kind === kind)
  if (!mark || mark.width < 2) return false
  const backdrop = backdropOf(mark.on)
  return !backdrop || contrast(over(readColour(mark.colour), backdrop), backdrop) >= 3
}

/** Rings that are drawn alike on grounds that are alike: one of them is judged for all. */
export const lookOfRing = (ring: readonly RingPart[]): string =>
  ring
    .flatMap(({ carrier, kind }) => marksOf(carrier).filter((mark) => mark.kind === kind))
    .map(({ css, on }) => `${css} on ${backdropOf(on)?.join() ?? 'a picture'}`)
    .join()

const marksOf = (element: Element): readonly Mark[] =>
  ['', '::before', '::after'].flatMap((part) => {
    const style = getComputedStyle(element, part || null)
    return part && style.content === 'none' ? [] : [...marksIn(style, element, part)]
  })

function* marksIn(style: CSSStyleDeclaration, element: Element, part: string): Generator<Mark> {
  const { outlineStyle, outlineColor, outlineWidth, outlineOffset, boxShadow } = style
  const around = part ? element : element.parentElement
  const outline = Number.parseFloat(outlineWidth)
  if (outlineStyle !== 'none' && outline > 0) {
    const on = Number.parseFloat(outlineOffset) <= -outline ? element : around
    const css = `${outlineStyle} ${outlineColor} ${outlineWidth} ${outlineOffset}`
    yield { kind: `${part} outline`, css, colour: outlineColor, width: outline, on }
  }
  const shadow = /(?:rgb|color|okl)[a-z]*\([^)]*\)/.exec(boxShadow)?.[0]
  if (shadow) yield { kind: `${part} shadow`, css: boxShadow, colour: shadow, width: 2, on: around }
  const ground = readColour(style.backgroundColor)
  if (ground[3] > 0)
    yield { kind: `${part} ground`, css: ground.join(), colour: style.backgroundColor, width: 2, on: around }
  const { borderTopColor, borderTopWidth, borderTopStyle } = style
  const border = Number.parseFloat(borderTopWidth)
  if (borderTopStyle !== 'none' && border > 0) {
    const css = `${borderTopColor} ${borderTopWidth}`
    yield { kind: `${part} border`, css, colour: borderTopColor, width: border, on: around }
  }
}
