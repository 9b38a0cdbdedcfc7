/** What may be added. */
export interface FileLimits {
  /** As in the `accept` attribute: `image/jpeg`, `image/*`, `.heic`. */
  types: readonly string[]
  /** The largest file that is taken, in bytes. */
  maxBytes: number
  /** How many there may be in all. */
  maxCount: number
}

/** Why a file was not taken. */
export type Refusal = 'wrongType' | 'tooLarge' | 'tooMany'

export interface SortedFiles {
  accepted: File[]
  refused: { file: File; why: Refusal }[]
}

/** Parts files into those within the limits and the rest, each with its reason; `present` are there already. */
export function sortFiles(files: readonly File[], limits: FileLimits, present: number): SortedFiles {
  const accepted: File[] = []
  const refused: SortedFiles['refused'] = []
  for (const file of files) {
    const why = refusalOf(file, limits, present + accepted.length)
    if (why) refused.push({ file, why })
    else accepted.push(file)
  }
  return { accepted, refused }
}

function refusalOf(
  file: File,
  { types, maxBytes, maxCount }: FileLimits,
  present: number,
): Refusal | undefined {
  if (!types.some((type) => isOfType(file, type))) return 'wrongType'
  if (file.size > maxBytes) return 'tooLarge'
  return present >= maxCount ? 'tooMany' : undefined
}

/** Some systems give a file no type, so the end of its name counts too. */
function isOfType({ name, type }: File, wanted: string): boolean {
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted.toLowerCase())
  if (wanted.endsWith('/*')) return type.startsWith(wanted.slice(0, -1))
  return type === wanted
}
