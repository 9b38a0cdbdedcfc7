/** What became of something that was broken on purpose. */
export interface Verdict {
  readonly caught: boolean
  /** What it was, and who noticed or why nobody did. */
  readonly says: string
}

/** Judges one after the other, with a line for each and the sum. Exit 1 where one goes unnoticed, or there is none. */
export async function tellEach<Broken>(
  chosen: readonly Broken[],
  judge: (broken: Broken) => Promise<Verdict>,
  noticed: string,
): Promise<void> {
  let sum = 0
  for (const broken of chosen) {
    const { caught, says } = await judge(broken)
    if (caught) sum++
    process.stdout.write(`${caught ? 'ok  ' : 'MISS'} ${says}\n`)
  }
  process.stdout.write(`${sum} of ${chosen.length} ${noticed}\n`)
  if (chosen.length === 0 || sum < chosen.length) process.exitCode = 1
}
