/**
 * Words typed with the keyboard left in the other layout.
 */

/** What the keys of an English keyboard write on a Greek one. */
const greekKeys: Readonly<Record<string, string>> = {
  a: 'α',
  b: 'β',
  c: 'ψ',
  d: 'δ',
  e: 'ε',
  f: 'φ',
  g: 'γ',
  h: 'η',
  i: 'ι',
  j: 'ξ',
  k: 'κ',
  l: 'λ',
  m: 'μ',
  n: 'ν',
  o: 'ο',
  p: 'π',
  r: 'ρ',
  s: 'σ',
  t: 'τ',
  u: 'θ',
  v: 'ω',
  w: 'σ',
  x: 'χ',
  y: 'υ',
  z: 'ζ',
}

const latinKeys = Object.fromEntries(
  Object.entries(greekKeys).map(([key, letter]) => [letter, key === 'w' ? 's' : key]),
) as Readonly<Record<string, string>>

/** The key of the accent on a Greek keyboard writes this on an English one, before the vowel. */
export const accentKey = ';'

/** Reads folded text as if typed with the keyboard left in English (`auhna` → `αθηνα`). */
export const asGreekKeyboard = (folded: string): string =>
  folded.replaceAll(/[a-z]/g, (key) => greekKeys[key] ?? key)

/**
 * Reads a folded word as if typed with the keyboard left in Greek (`ηοτελ` → `hotel`); its last letter may be of two
 * keys, since folding has made one of the two sigmas (`ωιεσ` → `vies`, `view`).
 */
export function asLatinKeyboard(folded: string): readonly string[] {
  const typed = folded.replaceAll(/[α-ω]/g, (letter) => latinKeys[letter] ?? letter)
  return folded.endsWith('σ') ? [typed, `${typed.slice(0, -1)}w`] : [typed]
}
