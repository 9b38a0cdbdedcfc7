/** A page to link to, or a gap where pages are left out. */
export type PageStep = number | 'gap'

/**
 * The pages worth showing: the first, the last and those around the current one. A gap that would hide a
 * single page shows it instead.
 */
export function pageSteps(page: number, pageCount: number, around = 1): PageStep[] {
  const shown = new Set([1, pageCount])
  for (let near = page - around; near <= page + around; near++) {
    if (near >= 1 && near <= pageCount) shown.add(near)
  }
  const steps: PageStep[] = []
  let before = 0
  for (const each of [...shown].toSorted((a, b) => a - b)) {
    if (each - before === 2) steps.push(each - 1)
    else if (each - before > 2) steps.push('gap')
    steps.push(each)
    before = each
  }
  return steps
}
