import { randomInt } from 'node:crypto'

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** What both sides call an inquiry or a report by. 40 random bits: nobody guesses that of another. */
export const newReference = (): string => {
  const four = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `${four()}-${four()}`
}
