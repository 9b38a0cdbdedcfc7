import type { Language } from '#domain/locale.ts'
import { useTexts } from './TextsContext.ts'

export const useLanguage = (): Language => useTexts().language
