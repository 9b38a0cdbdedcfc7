/**
 * Phone numbers with the usual spaces of their country, from a table of the countries that callers of a Greek
 * portal come from. Others stay as they are, for a wrong gap is worse than none.
 */

interface Habit {
  /** How the number begins after the country's prefix. */
  readonly begins: RegExp
  /** Digits between spaces; together they are the number. */
  readonly groups: readonly number[]
}

const habit = (begins: RegExp, ...groups: number[]): Habit => ({ begins, groups })
const all = /^/

/** By prefix; the first that fits counts. */
const habits: Readonly<Record<string, readonly Habit[]>> = {
  // Athens has a code of three digits, other large cities four, the rest five.
  '30': [habit(/^(?:21|[5-9])/, 3, 3, 4), habit(/^2[3-8]10/, 4, 3, 3), habit(/^2/, 5, 5)],
  '357': [habit(all, 2, 6)],
  '44': [habit(/^7/, 4, 6), habit(/^20/, 2, 4, 4)],
  '49': [
    habit(/^1[5-7]/, 3, 8),
    habit(/^1[5-7]/, 3, 7),
    habit(/^(?:30|40|69|89)/, 2, 8),
    habit(/^(?:30|40|69|89)/, 2, 7),
  ],
  '39': [habit(/^3/, 3, 3, 4), habit(/^0[26]/, 2, 4, 4)],
  '33': [habit(all, 1, 2, 2, 2, 2)],
  '7': [habit(all, 3, 3, 2, 2)],
  '34': [habit(all, 3, 2, 2, 2)],
  '351': [habit(all, 3, 3, 3)],
  '1': [habit(all, 3, 3, 4)],
  '41': [habit(all, 2, 3, 2, 2)],
  '90': [habit(all, 3, 3, 2, 2)],
  '40': [habit(all, 3, 3, 3)],
}

const lengthOf = ({ groups }: Habit) => groups.reduce((sum, group) => sum + group, 0)

/** `+302101234567` as `+30 210 123 4567`. */
export function spacedPhone(phone: string): string {
  const digits = /^\+[\d\s().\-/]+$/.test(phone.trim()) ? phone.replaceAll(/\D/g, '') : ''
  for (const [prefix, known] of Object.entries(habits)) {
    if (!digits.startsWith(prefix)) continue
    const own = digits.slice(prefix.length)
    const fits = known.find((one) => one.begins.test(own) && lengthOf(one) === own.length)
    if (fits) return [`+${prefix}`, ...parted(own, fits.groups)].join(' ')
  }
  return phone
}

function parted(digits: string, groups: readonly number[]): readonly string[] {
  let from = 0
  return groups.map((length) => digits.slice(from, (from += length)))
}
