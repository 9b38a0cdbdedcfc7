const controls = 'input:not([type=hidden]), select, textarea, button'

/**
 * Moves the focus to a field: its label is visible, not only its box, and the keys go into it. A group gets
 * the focus at its selected control, else at its first.
 */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  const control = field.matches(controls)
    ? field
    : (field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>(controls))
  const label = labelOf(field) ?? field
  label.scrollIntoView({ block: 'start' })
  control?.focus({ preventScroll: true })
}

function labelOf(field: HTMLElement): Element | null {
  if ('labels' in field) return (field as HTMLInputElement).labels?.[0] ?? null
  const [first = ''] = (field.getAttribute('aria-labelledby') ?? '').split(' ')
  return document.getElementById(first) ?? field.querySelector('legend')
}
