/** Something that a person would be kept from. */
export interface Finding {
  /** Which check found it. */
  readonly check: string
  /** The element, as one would point at it. */
  readonly where: string
  readonly says: string
}

/** A finding and the mode in which it was seen: `dark 768`. */
export interface Seen extends Finding {
  readonly mode: string
}

/** One line a finding; what is wrong in several modes is said once, with all of them. */
export function listFindings(seen: readonly Seen[]): string {
  const lines = new Map<string, string[]>()
  for (const { check, where, says, mode } of seen) {
    const line = `${check}: ${where}\n    ${says}`
    lines.set(line, [...(lines.get(line) ?? []), mode])
  }
  return [...lines].map(([line, modes]) => `${line} [${[...new Set(modes)].join(', ')}]`).join('\n')
}
