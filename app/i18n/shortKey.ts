const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Four letters in place of a key in compiled catalogues, which would else weigh a tenth more. `catalogues.test.ts`
 * fails where two keys have the same.
 */
export function shortKey(key: string): string {
  let hash = 0
  for (let at = 0; at < key.length; at++) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) >>> 0
  let short = ''
  while (short.length < 4) {
    short += letters[hash % letters.length]
    hash = Math.floor(hash / letters.length)
  }
  return short
}
