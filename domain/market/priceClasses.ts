import { OUTLINE_CLASSES } from './Outlines.ts'

/** Medians in classes of about as many places each, cheapest first: few places make few classes. */
export function priceClasses(
  medians: readonly number[],
): readonly { readonly from: number; readonly to: number }[] {
  const sorted = [...new Set(medians)].sort((one, other) => one - other)
  const count = Math.min(OUTLINE_CLASSES, sorted.length)
  return Array.from({ length: count }, (_, at) => ({
    from: sorted[Math.round((at * sorted.length) / count)] ?? 0,
    to: sorted[Math.round(((at + 1) * sorted.length) / count) - 1] ?? 0,
  }))
}
