const usual = 20_261_122

/** What made-up values start from. Another number looks further: `ESTIA_SEED=7`, or `ESTIA_SEED=random`. */
export function propertySeed(asked: string | undefined = process.env['ESTIA_SEED']): number {
  if (asked === undefined || asked === '') return usual
  const seed = asked === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(asked)
  if (!Number.isInteger(seed)) throw new Error(`ESTIA_SEED is a whole number or “random”, not “${asked}”.`)
  console.info(`Made-up values start from ESTIA_SEED=${seed}`)
  return seed
}
