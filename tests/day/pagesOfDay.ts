import { isDay } from './isDay.ts'

/**
 * The pages that a walk of `npm test` opens: one in eight, the first of them at `from`, so that walks take different ones.
 * All of them at night.
 */
export const pagesOfDay = <Page>(pages: readonly Page[], from: number): readonly Page[] =>
  isDay() ? pages.filter((_, at) => at % 8 === from) : pages
