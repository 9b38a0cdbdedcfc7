/**
 * Solves a linear system by Gaussian elimination with pivots: the rows of a square matrix, each with its right side as
 * last number. Returns 0 for what the system leaves open. The rows are changed.
 */
export function solve(rows: Float64Array[]): Float64Array {
  const size = rows.length
  const pivots = new Float64Array(size)
  for (let column = 0; column < size; column++) {
    const best = rows
      .map((row, at) => [at < column ? -1 : Math.abs(row[column] ?? 0), at] as const)
      .reduce((most, one) => (one[0] > most[0] ? one : most))
    const [value, at] = best
    if (value < 1e-12) continue
    const pivot = rows[at] as Float64Array
    rows[at] = rows[column] as Float64Array
    rows[column] = pivot
    pivots[column] = 1
    for (const [other, row] of rows.entries()) if (other !== column) eliminate(row, pivot, column)
  }
  return pivots.map((has, at) => (has ? (rows[at]?.[size] ?? 0) / (rows[at]?.[at] ?? 1) : 0))
}

/** Subtracts the multiple of a row that makes one of another's numbers zero. */
function eliminate(row: Float64Array, pivot: Float64Array, column: number): void {
  const share = (row[column] ?? 0) / (pivot[column] ?? 1)
  if (share === 0) return
  for (let at = column; at < row.length; at++) row[at] = (row[at] ?? 0) - share * (pivot[at] ?? 0)
}
