import { useLanguage } from '#app/i18n/useLanguage.ts'
import { greekParts } from './greekParts.ts'

/**
 * A text with names or words that people wrote in it: on a page in another language, what is Greek is marked so, and a
 * voice reads it as Greek (WCAG 3.1.2).
 */
export function OwnLanguage({ children: text }: { children: string }) {
  if (useLanguage() === 'el') return <span>{text}</span>
  return greekParts(text).map((part, at) => (
    // Parts of one text never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={at} lang={part.isGreek ? 'el' : undefined}>
      {part.text}
    </span>
  ))
}
