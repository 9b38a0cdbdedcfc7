import type { Translate } from './texts.ts'
import { useTexts } from './TextsContext.ts'

/** `const t = useTranslate(); t('search.total', { count: 12 })` */
export const useTranslate = (): Translate => useTexts().t
