import { EXPANDED, foldUnit, lettersAt, SEPARATOR, UNSEEN } from './letters.ts'
import { inOneScript } from './lookAlikes.ts'

const isMixed = (word: string) => /[a-z]/.test(word) && /[α-ω]/.test(word)

/**
 * Unifies spellings that differ only in looks: no accents or dialytika, lower case, one sigma, words
 * separated by single spaces, and each word in one script.
 */
export const fold = (text: string): string =>
  foldedWords(text)
    .map((word) => (isMixed(word) ? inOneScript(word) : word))
    .join(' ')

function foldedWords(text: string): string[] {
  const words = ['']
  for (let at = 0; at < text.length; at++) {
    const unit = foldUnit(text.charCodeAt(at))
    if (unit === UNSEEN) continue
    if (unit === EXPANDED) {
      const { letters, size } = lettersAt(text, at)
      if (letters === '') words.push('')
      else words[words.length - 1] += letters
      at += size - 1
    } else if (unit === SEPARATOR) words.push('')
    else words[words.length - 1] += String.fromCharCode(unit)
  }
  return words.filter((word) => word !== '')
}
