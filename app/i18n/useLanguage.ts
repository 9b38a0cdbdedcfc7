import type { ServedLanguage } from '#domain/locale.ts'
import { useTexts } from './TextsContext.ts'

export const useLanguage = (): ServedLanguage => useTexts().language
