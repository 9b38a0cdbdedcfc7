import { backdropOf, contrast, readColour } from './colours.ts'
import { describe, isShown } from './elements.ts'
import type { Finding } from './Finding.ts'

const states = ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-current'] as const

/**
 * WCAG 1.4.1: a state is told by more than a hue. Each element in a state is held beside one of its kind
 * that is not: a mark, a weight, a line or a difference in lightness of 3:1 must part them.
 */
export function findColourOnlyStates(): readonly Finding[] {
  return states.flatMap((state) =>
    [...document.body.querySelectorAll(`[${state}]`)]
      .filter((element) => isOn(element, state) && isShown(element))
      .flatMap((element) => {
        const other = counterpart(element, state)
        if (!other || tellsApart(element, other)) return []
        const says = `${state} is told by a hue alone; ${describe(other)} differs in nothing else`
        return [{ check: 'colour-only state', where: describe(element), says }]
      }),
  )
}

const isOn = (element: Element, state: string) =>
  !/^(?:false|undefined)?$/.test(element.getAttribute(state) ?? '')

/** What holds all of a kind: an element of the same tag outside is something else. */
const wholeSets = 'nav, table, [role=tablist], [role=radiogroup], [role=listbox], [role=menu], [role=grid]'

/** One of the same kind beside it, in the state's other value. */
function counterpart(element: Element, state: string): Element | undefined {
  const role = element.getAttribute('role') ?? ''
  for (let group = element.parentElement; group && group !== document.body; group = group.parentElement) {
    const kin = [...group.querySelectorAll(element.tagName)].filter(
      (each) => each !== element && (each.getAttribute('role') ?? '') === role && isShown(each),
    )
    const off = kin.find((each) => !isOn(each, state))
    if (off) return off
    if (kin.length > 8 || group.matches(wholeSets)) return undefined
  }
  return undefined
}

function tellsApart(one: Element, other: Element): boolean {
  if (shapeOf(one) !== shapeOf(other)) return true
  const lightness = (element: Element) => backdropOf(element)
  const [a, b] = [lightness(one), lightness(other)]
  const inks = contrast(readColour(getComputedStyle(one).color), readColour(getComputedStyle(other).color))
  return inks >= 3 || (a !== undefined && b !== undefined && contrast(a, b) >= 3)
}

/** What is left of an element's look without its colours and its words. */
function shapeOf(element: Element): string {
  return [element, ...element.querySelectorAll('*')]
    .filter((each) => each === element || isShown(each))
    .map((each) => [each.tagName, ...['', '::before', '::after'].map((part) => lookOf(each, part))].join())
    .join('|')
}

function lookOf(element: Element, part: string): string {
  const style = getComputedStyle(element, part || null)
  if (part && style.content === 'none') return ''
  const { fontWeight, textDecorationLine, boxShadow, outlineStyle, maskImage, fill } = style
  const lines = ['Top', 'Right', 'Bottom', 'Left'].map((side) => lineOf(style, side))
  const shape = element instanceof SVGElement ? `${element.getAttribute('d')} ${fill === 'none'}` : ''
  const isShadowed = boxShadow !== 'none'
  return [
    fontWeight,
    textDecorationLine,
    isShadowed,
    outlineStyle,
    maskImage,
    ...lines,
    shape,
    style.content,
  ].join()
}

function lineOf(style: CSSStyleDeclaration, side: string): string {
  const width = style.getPropertyValue(`border-${side.toLowerCase()}-width`)
  const colour = readColour(style.getPropertyValue(`border-${side.toLowerCase()}-color`))
  return colour[3] === 0 ? '0' : width
}
