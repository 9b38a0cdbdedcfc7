import { createContext, useContext } from 'react'
import type { Texts } from './texts.ts'

export const TextsContext = createContext<Texts | undefined>(undefined)

/** The page's language with its texts and formats. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('no texts: the app is rendered inside TextsContext')
  return texts
}
