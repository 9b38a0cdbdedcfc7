/**
 * Names that a message asks to be filled in: `{count, plural, one {# home in {place}} other {# homes in {place}}}`
 * asks for `count` and `place`. Throws on braces that do not close.
 */
export function messageArguments(message: string): ReadonlySet<string> {
  const names = new Set<string>()
  // An apostrophe before a brace quotes it (ICU); everywhere else it is an apostrophe.
  collect(message.replaceAll(/'[{}][^']*'/g, ''), names)
  return names
}

function collect(text: string, names: Set<string>): void {
  for (const placeholder of bracedIn(text)) {
    const comma = placeholder.indexOf(',')
    names.add(placeholder.slice(0, comma < 0 ? undefined : comma).trim())
    // The branches of a plural or a select are messages of their own.
    if (comma >= 0) for (const branch of bracedIn(placeholder.slice(comma))) collect(branch, names)
  }
}

/** The contents of each outermost pair of braces. */
function bracedIn(text: string): readonly string[] {
  const found: string[] = []
  let [depth, start] = [0, 0]
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{' && depth++ === 0) start = index + 1
    if (brace === '}' && --depth === 0) found.push(text.slice(start, index))
    if (depth < 0) break
  }
  if (depth !== 0) throw new Error(`the braces of "${text}" do not match`)
  return found
}
