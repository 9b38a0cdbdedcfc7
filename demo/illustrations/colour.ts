/** Arithmetic on #rrggbb colours. */
const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]
const two = (value: number) =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')

/** `amount` 0 keeps the first colour, 1 gives the second. */
export function mix(first: string, second: string, amount: number): string {
  const a = channels(first)
  const b = channels(second)
  return `#${a.map((value, index) => two(value + ((b[index] ?? 0) - value) * amount)).join('')}`
}

export const alpha = (colour: string, opacity: number) => `${colour.slice(0, 7)}${two(opacity * 255)}`
export const lighter = (colour: string, amount: number) => mix(colour, '#ffffff', amount)
export const darker = (colour: string, amount: number) => mix(colour, '#1c2733', amount)
