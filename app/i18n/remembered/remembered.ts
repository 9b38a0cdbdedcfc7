/** A page writes some hundred amounts and dates, many of them the same as pages before it. */
const most = 2000

/** The same function, which computes the text of a value once. It forgets all where they become too many. */
export function remembered<Value extends string | number>(
  write: (value: Value) => string,
): (value: Value) => string {
  const known = new Map<Value, string>()
  return (value) => {
    const before = known.get(value)
    if (before !== undefined) return before
    if (known.size >= most) known.clear()
    const text = write(value)
    known.set(value, text)
    return text
  }
}
