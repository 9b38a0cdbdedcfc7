/**
 * Takes everything personal out of recorded events: all words, all that was typed, and every attribute but those that say
 * how a page looks. What is left shows where things are, and what was pressed.
 */

/** Attributes that stay. A name, an address or a label may hold what people wrote. */
const kept: ReadonlySet<string> = new Set([
  'class',
  'data-theme',
  'dir',
  'hidden',
  'lang',
  'role',
  'type',
  'rel',
  '_cssText',
  'rr_width',
  'rr_height',
  'rr_scrollTop',
  'rr_scrollLeft',
  'aria-hidden',
  'aria-expanded',
  'aria-pressed',
  'aria-selected',
  'disabled',
  'viewBox',
  'd',
])

const hide = (text: string): string => text.replace(/\S/g, '•')

/** A copy of an event without what is personal. */
export function masked(value: unknown, isStyle = false): unknown {
  if (Array.isArray(value)) return value.map((one) => masked(one, isStyle))
  if (typeof value !== 'object' || value === null) return value
  const isSheet = isStyle || ('isStyle' in value && value.isStyle === true)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, maskedPart(key, one, isSheet)]))
}

function maskedPart(key: string, value: unknown, isStyle: boolean): unknown {
  if (key === 'attributes' && typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value).filter(([name]) => kept.has(name)))
  if (typeof value !== 'string') return masked(value, isStyle)
  if (key === 'href') return new URL(value, location.origin).pathname
  // Texts of nodes, values of fields, and whatever else is a sentence.
  if (['textContent', 'text', 'value', 'title'].includes(key) && !isStyle) return hide(value)
  return value
}
