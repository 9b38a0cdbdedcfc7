import { expect, it } from 'vitest'
import { type Marks, markedPieces } from './markedPieces.ts'

const told = (text: string, marks: Marks) =>
  markedPieces(text, marks)
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('')

it.each([
  [[], 'θέα στη θάλασσα'],
  [[[0, 3]], '[θέα] στη θάλασσα'],
  [
    [
      [0, 3],
      [8, 15],
    ],
    '[θέα] στη [θάλασσα]',
  ],
  [[[8, 99]], 'θέα στη θάλασσα'],
  [
    [
      [0, 7],
      [4, 7],
    ],
    '[θέα στη] θάλασσα',
  ],
] satisfies [Marks, string][])('marks %j', (marks, text) => expect(told('θέα στη θάλασσα', marks)).toBe(text))
