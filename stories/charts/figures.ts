/** Formats and figures of the examples of charts. */
export const formats = {
  el: {
    money: (value: number) => `${value.toLocaleString('el-GR')} €`,
    month: (at: number) =>
      new Date(at).toLocaleDateString('el-GR', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
  },
  de: {
    money: (value: number) => `${value.toLocaleString('de-DE')} €`,
    month: (at: number) =>
      new Date(at).toLocaleDateString('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  },
}

/** The median of a market over two years, with its quartiles. */
export const market = Array.from({ length: 9 }, (_, quarter) => {
  const value = 2050 + quarter * 61 + (quarter % 3) * 25
  return {
    at: Date.UTC(2024, 9 + quarter * 3, 1),
    value,
    low: value - 320 + quarter * 8,
    high: value + 410 + quarter * 15,
  }
})

/** Homes for sale by price. */
export const prices = [4, 19, 56, 84, 71, 42, 30, 17, 9, 6, 0, 3].map((count, at) => ({
  from: at * 50_000,
  to: at === 11 ? Infinity : (at + 1) * 50_000,
  count,
}))
