import type { Format } from './format.ts'
import { useTexts } from './TextsContext.ts'

/** Money, areas, numbers and dates as the page's language writes them. */
export const useFormat = (): Format => useTexts().format
